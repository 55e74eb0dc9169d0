import { germanTalk } from '../german/lines.ts';
import type { Sentences } from '../sentences.ts';
import type { AdviceLines } from './lines.ts';

const { counted, those } = germanTalk;

/** The German editions of the games call hit points differently. */
export const adviceInGerman = (
  hitPoint: 'Lebenspunkt' | 'Trefferpunkt',
): Sentences<AdviceLines> => {
  const points = (count: number) => counted(count, hitPoint, `${hitPoint}e`);
  return {
    hintWins: () => 'Das gewinnt die Partie.',
    hintDamage: ({ card, count, left, most }, to) =>
      `Nach ${count} Schaden hat ${to.card(card)} noch ${left} von ${counted(most, hitPoint, `${hitPoint}en`)}.`,
    hintDefeats: ({ card }, to) => `Das besiegt ${to.card(card, 'accusative')}.`,
    hintThreat: ({ card, count, left }, to) =>
      `Das entfernt ${count} Bedrohung von ${to.card(card, 'dative')}, noch ${left} übrig.`,
    hintSaves: ({ card }, to) => `Sonst ist ${to.card(card)} in der nächsten Runde vollendet.`,
    hintHeals: ({ card, count }, to) =>
      `Das heilt ${count} Schaden von ${to.card(card, 'dative')}.`,
    hintDraws: ({ count }) => `Du ziehst ${counted(count, 'Karte', 'Karten')}.`,
    hintStops: ({ card }, to) => `Das verhindert, was ${to.card(card)} gerade vorhat.`,
    hintReadies: () => 'Ein erschöpfter Charakter kann noch einmal handeln.',
    hintServes: ({ card }, to) => `${to.card(card)} bleibt im Spiel und nützt in jedem Zug.`,
    hintAlly: ({ card }, to) =>
      `${to.card(card)} kämpft an deiner Seite und kann einen Angriff abfangen.`,
    hintPays: ({ card }, to) => `${to.card(card)} bezahlt in jeder Runde weitere Karten.`,
    hintFree: ({ cards }, to) => `Kostenlose Ressourcen zuerst: ${those(cards, to)}.`,
    hintSpends: ({ cards }, to) => `Am ehesten verzichtbar: ${those(cards, to)}.`,
    hintExact: ({ count }) => `Das bezahlt genau ${count}, nichts wird verschwendet.`,
    hintKeeps: ({ cards }, to) => `Du behältst ${those(cards, to, 'accusative')}.`,
    hintThrows: ({ cards }, to) => `Zu teuer oder nur selten nützlich: ${those(cards, to)}.`,
    hintGoodHand: () => 'Mit dieser Hand lässt sich gut anfangen.',
    hintPoorHand: () => 'In dieser Hand ist kaum etwas, was du früh bezahlen kannst.',
    hintBlocks: ({ card, count }, to) => `${to.card(card)} fängt den Angriff von etwa ${count} ab.`,
    hintDefends: ({ card, count, left }, to) =>
      count === 0
        ? `${to.card(card)} nimmt kaum Schaden.`
        : `Etwa ${count} Schaden kommt durch, ${to.card(card)} hat ${points(left)}.`,
    hintBears: ({ card, count, left }, to) =>
      `Etwa ${count} Schaden, ${to.card(card)} hat ${points(left)}: Alle bleiben spielbereit.`,
    hintTough: ({ card }, to) => `${to.card(card)} ist zäh und steckt den ganzen Angriff weg.`,
    hintHero: () =>
      'Als Held kannst du angreifen und Widerstand leisten, und der Schurke treibt den Plan nicht voran.',
    hintHides: ({ card, left }, to) =>
      `Der Schurke treibt den Plan voran, statt anzugreifen: ${to.card(card)} hat noch ${points(left)}.`,
    hintNothing: () => 'Nichts anderes, was du jetzt tun kannst, nützt mehr.',

    hintQuest: ({ count, threat }) => `Willenskraft ${count} steht gegen Widerstand ${threat}.`,
    hintReady: ({ cards }, to) => `Für den Kampf spielbereit: ${those(cards, to)}.`,
    hintTravel: ({ card, count }, to) =>
      `${to.card(card)} nimmt ${count} Widerstand aus der Aufmarschzone.`,
    hintEngages: ({ card }, to) => `Mit ${to.card(card, 'dative')} wirst du jetzt fertig.`,
    hintStrength: ({ count, most }) =>
      `Angriff ${count} gegen zusammen ${most} Verteidigung und ${hitPoint}e.`,

    hintOpen: () => 'Gegenüber steht niemand, ein Angriff bringt dort also den Bonus des Ortes.',
    hintBars: ({ card }, to) => `Damit ist ${to.card(card, 'dative')} der Weg versperrt.`,
    hintPoints: ({ count }) => `Das bringt ${counted(count, 'Punkt', 'Punkte')}.`,
    hintReplaces: ({ card }, to) => `Das ersetzt ${to.card(card, 'accusative')} ohne Kosten.`,
    hintJoins: ({ card }, to) => `${to.card(card)} greift in jedem Zug an und hält einen Platz.`,

    warnThreat: ({ card, now, count }, to) =>
      `Nächste Runde: ${now} + ${count}, dann ist ${to.card(card)} vollendet. Wenn du jetzt den Zug beendest, verlierst du.`,
    warnDefeat: ({ card, count, left }, to) =>
      `Die nächsten Angriffe bringen mindestens ${count} Schaden, ${to.card(card)} hat noch ${points(left)}. Wenn du jetzt den Zug beendest, verlierst du.`,
    warnUseful: () => 'Du kannst noch etwas Nützliches tun.',
    warnEmpties: () => 'Das kostet dich die ganze Hand.',
    warnProfits: ({ card }, to) => `Davon hätte nur ${to.card(card)} etwas.`,
    warnFifty: ({ now, count }) =>
      `Bedrohungsgrad ${now} + ${count}: Du erreichst 50 und scheidest aus.`,
    warnQuest: ({ count }) =>
      `Das Abenteuer scheitert um mindestens ${count}, und um so viel steigt dein Bedrohungsgrad.`,
    warnUndefended: ({ card, count }, to) =>
      `Ohne Verteidiger bringt ${to.card(card)} ${count} Schaden, und ein Held stirbt.`,
    warnBonus: ({ card }, to) =>
      `${to.card(card, 'dative')} stellt sich niemand in den Weg, und der nächste Bonus gewinnt für die andere Seite.`,
    warnDeck: () => 'Dein Deck geht in diesem Zug aus, und die andere Seite hat mehr Punkte.',
  };
};
