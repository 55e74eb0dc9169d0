import type { Language } from '@grimrule/words';
import { listed } from '@grimrule/words';
import type { RingsCard } from '../../cards/card.ts';
import { nameIn, titledCard } from '../names.ts';
import { keywordNames } from './keywords.ts';

interface TermWords {
  readonly fromDifferentHeroes: string;
  readonly perRound: (times: number) => string;
  readonly perHost: (times: number, host: string) => string;
  readonly returnsToStaging: string;
  readonly leavesTo: Readonly<Record<NonNullable<RingsCard['leavesTo']>, string>>;
  readonly goesWithFirstPlayer: string;
  readonly setsAside: (titles: string) => string;
  readonly carriesOver: (title: string | null) => string;
  readonly nextAtRandom: string;
  readonly noProgress: string;
}

const TERMS: Readonly<Record<Language, TermWords>> = {
  en: {
    fromDifferentHeroes: 'Pay for this card with resources of different heroes.',
    perRound: (times) => `Limit ${times} per round.`,
    perHost: (times, host) => `Limit ${times} per ${host}.`,
    returnsToStaging:
      'If this card is detached or would leave play, it returns to the staging area instead.',
    leavesTo: {
      encounterDeckTop:
        'If this card would go to the discard pile, put it on top of the encounter deck instead.',
      removed: 'If this card leaves play, remove it from the game.',
    },
    goesWithFirstPlayer: 'The first player controls this card.',
    setsAside: (titles) => `Set aside for this scenario: ${titles}.`,
    carriesOver: (title) =>
      title === null
        ? 'Stays in the campaign pool for the next campaign.'
        : `If ${title} stays for the next campaign, each player has one copy of this card there.`,
    nextAtRandom: 'When this stage is defeated, the next one is chosen at random.',
    noProgress: 'This stage is not defeated by progress.',
  },
  de: {
    fromDifferentHeroes: 'Bezahle diese Karte mit Ressourcen verschiedener Helden.',
    perRound: (times) => `Nur ${times} Mal pro Runde.`,
    perHost: (times, host) => `Nur ${times} ${times === 1 ? 'Kopie' : 'Kopien'} pro ${host}.`,
    returnsToStaging:
      'Wird diese Karte abgetrennt oder würde sie das Spiel verlassen, kommt sie stattdessen zurück in die Aufmarschzone.',
    leavesTo: {
      encounterDeckTop:
        'Würde diese Karte auf den Ablagestapel kommen, lege sie stattdessen oben auf das Begegnungsdeck.',
      removed: 'Verlässt diese Karte das Spiel, entferne sie aus dem Spiel.',
    },
    goesWithFirstPlayer: 'Der Startspieler hat die Kontrolle über diese Karte.',
    setsAside: (titles) => `Beiseitegelegt für dieses Szenario: ${titles}.`,
    carriesOver: (title) =>
      title === null
        ? 'Bleibt für die nächste Kampagne im Kampagnenvorrat.'
        : `Bleibt ${title} für die nächste Kampagne, hat dort jeder Spieler eine Kopie dieser Karte.`,
    nextAtRandom: 'Ist dieser Abschnitt bewältigt, wird der nächste Abschnitt zufällig bestimmt.',
    noProgress: 'Dieser Abschnitt wird nicht durch Fortschrittsmarker bewältigt.',
  },
};

/** The lines of a text box before its abilities: keywords, then how the card may be used. */
export function termLines(language: Language, card: RingsCard, host: string): readonly string[] {
  const say = TERMS[language];
  const { fromDifferentHeroes, max, returnsToStaging, leavesTo, nextAtRandom, noProgress } = card;
  const { goesWithFirstPlayer, setsAside = [], carriesOver } = card;
  const named = (title: string) => nameIn(language, titledCard(title));
  const aside = listed(setsAside.map(named), language === 'de' ? 'und' : 'and');
  const stays = carriesOver === true ? null : carriesOver && named(carriesOver.with);
  const keywords = keywordNames(language, card).map((text) => `${text}.`);
  const limit =
    max && (max.per === 'round' ? say.perRound(max.times) : say.perHost(max.times, host));
  return [
    keywords.join(' '),
    fromDifferentHeroes ? say.fromDifferentHeroes : '',
    limit ?? '',
    returnsToStaging ? say.returnsToStaging : '',
    goesWithFirstPlayer ? say.goesWithFirstPlayer : '',
    leavesTo ? say.leavesTo[leavesTo] : '',
    aside === '' ? '' : say.setsAside(aside),
    stays === undefined ? '' : say.carriesOver(stays),
    nextAtRandom ? say.nextAtRandom : '',
    noProgress ? say.noProgress : '',
  ].filter((line) => line !== '');
}
