/** What can be wrong with the options of a game, and what the line speaks of. */
export interface SetupLines {
  optionsAreNoObject: object;
  unknownOption: { readonly option: string };
  wrongOption: { readonly option: string };
  unknownScenario: { readonly scenario: string };
  unknownDeck: { readonly deck: string };
}
