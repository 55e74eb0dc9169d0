import type { Language } from './entry.ts';
import { stemOf } from './stem.ts';
import { wordsOf } from './word-list.ts';

/** Words that people use for the same thing, one group a line, with forms that no stem joins. */
const GROUPS: Readonly<Record<Language, string>> = {
  en: `
    begin begun start first
    die dead death dying dies kill defeat destroy eliminate
    lose lost loose defeat
    win won
    two twice double 2 2x second 2nd
    three 3 third 3rd
    four fourth 4 4th
    copy same duplicate
    damage dmg wound
    friend teammate partner another other
    empty run ran out
    limit maximum max
    minimum min
    immediately instantly away
    take steal
    use trigger
    attack hit
    character char
    stay remain keep carry
    artefact artifact
    color colour
    defense defence
    armor armour
    neighbor neighbour
  `,
  de: `
    beginnen anfangen fängt fange anfang starten erster
    sterben stirbt stirbst gestorben tot tod töten getötet besiegt ausgeschieden
    verlieren verloren niederlage
    gewinnen gewonnen sieg
    zwei zweimal doppelt 2 2x
    drei dreimal 3 dritte
    vier vierte 4
    exemplar kopie gleich dasselbe dieselbe derselbe denselben
    mitspieler anderer
    leer aufgebraucht
    umdrehen umgedreht
    maximal maximum limit höchstens
    sofort direkt
    nehmen klauen stehlen stiehlt
    benutzen verwenden nutzen einsetzen
    loswerden los
    angreifen greifen greift angegriffen
    ziehen gezogen nachziehen
    ablegen abgelegt abwerfen abgeworfen wirft
    aufdecken aufgedeckt deckt
    heilen geheilt
    spielen gespielt ausspielen
    nehmen nimmt genommen
    bezahlen zahlen
    ansehen anschauen
    bleiben behalten
  `,
};

/** The groups by the stems of their words. */
function byStem(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const line of GROUPS[language].trim().split('\n')) {
    const stems = wordsOf(line).map((word) => stemOf(word, language));
    for (const stem of stems) found.set(stem, new Set([...(found.get(stem) ?? []), ...stems]));
  }
  return found;
}

const SYNONYMS = { en: byStem('en'), de: byStem('de') };

/** The stems of the words that mean the same as that of this stem. */
export function synonymsOf(stem: string, language: Language): ReadonlySet<string> {
  return SYNONYMS[language].get(stem) ?? new Set();
}
