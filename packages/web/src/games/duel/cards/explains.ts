import type { Explaining } from '../../../cards/catalogue.ts';

/** The terms on cards of Duel, and the entries that explain them. */
export const EXPLAINS: Explaining = {
  'type:main': 'main-characters',
  'type:side': 'side-characters',
  'type:location': 'locations',
  'type:artefact': 'artefacts',
  'type:civilian': 'civilians',

  // When it is used.
  'call:attack': 'attack-effects',
  'call:immediate': 'immediate-effects',
  'call:location': 'playing-a-location',
  'during:turn': 'one-time-effects',
  'during:play': 'play-phase',
  'kind:constant': 'permanent-effects',
  'kind:triggered': 'permanent-effects',

  // Its effects.
  'do:advance': 'artefact-track',
  'do:bothDiscardHands': 'discarding',
  'do:box': 'box',
  'do:damage': 'damage',
  'do:draw': 'deck',
  'do:enter': 'entering-play',
  'do:free': 'civilians',
  'do:heal': 'healing',
  'do:look': 'hand',
  'do:mill': 'discard-pile',
  'do:move': 'moving',
  'do:recover': 'returning-to-hand',
  'do:return': 'returning-to-hand',
  'do:score': 'victory-points',
  'do:swap': 'moving',
  'do:takeLocation': 'locations',
  'do:theyDiscard': 'discarding',

  // Its subjects.
  'cost:*': 'star-symbol',
  'fact:nobodyOpposite': 'opposite',
  'in:theirArtefacts': 'artefacts',
  'is:adjacent': 'adjacent',
  'is:here': 'sites',
  'is:opposite': 'opposite',
  'on:attacked': 'attack',
  'on:bonus': 'bonus',
  'on:defeated': 'defeated',
  'on:markerMoves': 'artefact-track',
  'site:manhattan': 'manhattan',
  'stat:discount': 'paying-costs',
  'stat:drawn': 'draw-phase',
  'stat:points': 'victory-points',
  'stat:shield': 'less-damage',
  'stat:strength': 'strength',
  'stat:waived': 'paying-costs',
  'stat:waivedAny': 'paying-costs',
};
