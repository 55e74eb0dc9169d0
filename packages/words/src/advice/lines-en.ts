import { englishTalk } from '../english/lines.ts';
import type { Sentences } from '../sentences.ts';
import type { AdviceLines } from './lines.ts';

const { counted, those } = englishTalk;
const points = (count: number) => counted(count, 'hit point');

export const adviceInEnglish: Sentences<AdviceLines> = {
  hintWins: () => 'That wins the game.',
  hintDamage: ({ card, count, left, most }, to) =>
    `${count} damage leaves ${to.card(card)} with ${left} of ${points(most)}.`,
  hintDefeats: ({ card }, to) => `That defeats ${to.card(card)}.`,
  hintThreat: ({ card, count, left }, to) =>
    `It removes ${count} threat from ${to.card(card)}, which leaves ${left}.`,
  hintSaves: ({ card }, to) => `Otherwise ${to.card(card)} is complete in the next round.`,
  hintHeals: ({ card, count }, to) => `It heals ${count} damage on ${to.card(card)}.`,
  hintDraws: ({ count }) => `You draw ${counted(count, 'card')}.`,
  hintStops: ({ card }, to) => `It stops what ${to.card(card)} is about to do.`,
  hintReadies: () => 'A character who is exhausted can act again.',
  hintServes: ({ card }, to) => `${to.card(card)} stays in play and serves turn after turn.`,
  hintAlly: ({ card }, to) => `${to.card(card)} fights beside you, and can take an attack for you.`,
  hintPays: ({ card }, to) => `${to.card(card)} pays for more cards every round.`,
  hintFree: ({ cards }, to) => `Free resources come first: ${those(cards, to)}.`,
  hintSpends: ({ cards }, to) => `You can do without ${those(cards, to)} most easily.`,
  hintExact: ({ count }) => `It pays exactly ${count}, so nothing is wasted.`,
  hintKeeps: ({ cards }, to) => `You keep ${those(cards, to)}.`,
  hintThrows: ({ cards }, to) => `Too expensive, or seldom useful: ${those(cards, to)}.`,
  hintGoodHand: () => 'There is enough in this hand to begin with.',
  hintPoorHand: () => 'There is hardly anything in this hand that you could pay for early.',
  hintBlocks: ({ card, count }, to) => `${to.card(card)} takes the attack of about ${count}.`,
  hintDefends: ({ card, count, left }, to) =>
    count === 0
      ? `${to.card(card)} takes hardly any damage.`
      : `About ${count} damage gets through, and ${to.card(card)} has ${points(left)}.`,
  hintBears: ({ card, count, left }, to) =>
    `About ${count} damage, and ${to.card(card)} has ${points(left)}: everybody stays ready.`,
  hintTough: ({ card }, to) => `${to.card(card)} is tough, which stops the whole attack.`,
  hintHero: () => 'As a hero you can attack and thwart, and the villain does not scheme.',
  hintHides: ({ card, left }, to) =>
    `The villain schemes instead of attacking: ${to.card(card)} has ${points(left)} left.`,
  hintNothing: () => 'Nothing else that you can do now helps more.',

  hintQuest: ({ count, threat }) => `Willpower ${count} stands against ${threat} threat.`,
  hintReady: ({ cards }, to) => `Ready for the fight: ${those(cards, to)}.`,
  hintTravel: ({ card, count }, to) =>
    `${to.card(card)} takes ${count} threat out of the staging area.`,
  hintEngages: ({ card }, to) => `You can deal with ${to.card(card)} now.`,
  hintStrength: ({ count, most }) => `Attack ${count} against defense and hit points of ${most}.`,

  hintOpen: () => 'Nobody stands opposite, so an attack from there brings the bonus of the site.',
  hintBars: ({ card }, to) => `It bars the way of ${to.card(card)}.`,
  hintPoints: ({ count }) => `It scores ${counted(count, 'point')}.`,
  hintReplaces: ({ card }, to) => `It replaces ${to.card(card)} at no cost.`,
  hintJoins: ({ card }, to) => `${to.card(card)} attacks every turn, and holds a place.`,

  warnThreat: ({ card, now, count }, to) =>
    `Next round: ${now} + ${count}, and ${to.card(card)} is complete. End the turn now and you lose.`,
  warnDefeat: ({ card, count, left }, to) =>
    `The next attacks deal at least ${count} damage, and ${to.card(card)} has ${points(left)} left. End the turn now and you lose.`,
  warnUseful: () => 'You can still do something useful.',
  warnEmpties: () => 'This takes your whole hand.',
  warnProfits: ({ card }, to) => `Only ${to.card(card)} would gain by this.`,
  warnFifty: ({ now, count }) => `Threat ${now} + ${count}: you reach 50 and are eliminated.`,
  warnQuest: ({ count }) =>
    `The quest fails by at least ${count}, and your threat rises by as much.`,
  warnUndefended: ({ card, count }, to) =>
    `Undefended, ${to.card(card)} deals ${count} damage, and a hero dies.`,
  warnBonus: ({ card }, to) =>
    `Nobody stands in the way of ${to.card(card)}, whose next bonus wins the game for the other side.`,
  warnDeck: () => 'Your deck runs out this turn, and the other side has more points.',
};
