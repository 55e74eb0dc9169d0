import type { Entry } from '../entry.ts';

export const END: readonly Entry[] = [
  {
    id: 'end-of-the-game',
    topic: 'end',
    en: {
      title: 'End of the Game',
      text: [
        'The game ends at once, in the middle of a turn or an effect, when one of these happens:',
        'The [[heroes|heroes]] reach 7 [[victory-points|victory points]]: they win.',
        'The [[villains|villains]] reach 9 victory points: they win.',
        'No more than 2 [[civilians|civilians]] are left in Manhattan: the heroes win.',
        'Somebody has drawn the last card of their deck in their own turn: the side that is ahead in victory points wins. See [[running-out-of-cards]].',
      ],
      aliases: [
        'end',
        'game end',
        'win',
        'winning',
        'victory',
        'how do I win',
        'who wins',
        'when does the game end',
        'game over',
      ],
    },
    de: {
      title: 'Spielende',
      text: [
        'Das Spiel endet auf der Stelle, auch mitten in einem Zug oder Effekt, wenn eines davon eintritt:',
        'Die [[heroes|Helden]] haben 7 [[victory-points|Siegpunkte]]: Sie gewinnen.',
        'Die [[villains|Schurken]] haben 9 Siegpunkte: Sie gewinnen.',
        'In Manhattan sind höchstens 2 [[civilians|Zivilisten]] übrig: Die Helden gewinnen.',
        'Jemand hat im eigenen Zug die letzte Karte des eigenen Decks gezogen: Es gewinnt, wer bei den Siegpunkten vorn liegt. Siehe [[running-out-of-cards|Aufgebrauchtes Deck]].',
      ],
      aliases: [
        'Ende',
        'Ende des Spiels',
        'Sieg',
        'gewinnen',
        'wie gewinne ich',
        'wer gewinnt',
        'wann endet das Spiel',
        'Niederlage',
      ],
    },
    see: ['victory-points', 'civilians', 'running-out-of-cards', 'heroes', 'villains'],
  },
  {
    id: 'running-out-of-cards',
    topic: 'end',
    en: {
      title: 'Running Out of Cards',
      text: [
        'If you draw the last card of your [[deck|deck]] in your own turn, by the draw phase or by an effect, the game ends at once. The side with the most [[victory-points|victory points]] wins.',
        'If a deck holds fewer cards than have to be drawn, only these are drawn.',
      ],
      aliases: [
        'empty deck',
        'deck is empty',
        'last card',
        'deck out',
        'no cards left',
        'tie',
        'draw',
        'draw game',
        'what happens when my deck is empty',
      ],
    },
    de: {
      title: 'Aufgebrauchtes Deck',
      text: [
        'Ziehst du in deinem eigenen Zug die letzte Karte deines [[deck|Decks]], ob in der Nachziehphase oder durch einen Effekt, endet das Spiel sofort. Die Seite mit den meisten [[victory-points|Siegpunkten]] gewinnt.',
        'Sind weniger Karten im Deck, als zu ziehen wären, werden nur diese gezogen.',
      ],
      aliases: [
        'leeres Deck',
        'Deck ist leer',
        'letzte Karte',
        'keine Karten mehr',
        'Unentschieden',
        'Gleichstand',
        'was passiert, wenn mein Deck leer ist',
      ],
    },
    see: ['deck', 'draw-phase', 'end-of-the-game', 'victory-points'],
    decided: [
      {
        en: 'If the victory point marker is on 0, the game is a draw.',
        de: 'Steht der Siegpunktmarker auf 0, endet das Spiel unentschieden.',
      },
      {
        en: 'A deck that runs out in the other side’s turn ends the game only in its owner’s next draw phase, since the rule speaks of one’s own turn.',
        de: 'Ein Deck, das im Zug der anderen Seite zu Ende geht, beendet das Spiel erst in der nächsten Nachziehphase seines Besitzers, denn die Regel spricht vom eigenen Zug.',
      },
    ],
  },
  {
    id: 'victory-points',
    topic: 'end',
    en: {
      title: 'Victory Points',
      text: [
        'There is one marker for victory points, and both sides pull at it. It starts on 0; each point you score moves it one step towards you.',
        'So points for you first take away points of your opponent. The [[heroes|heroes]] win at 7 on their side, the [[villains|villains]] at 9 on theirs.',
        'Points come from the bonus of [[manhattan|Manhattan]], from [[playing-a-location|locations]] and from effects.',
      ],
      examples: [
        'The villains have 2 points. The heroes score 3: the marker is now on 1 on the heroes’ side, and the villains have none.',
      ],
      aliases: [
        'victory point',
        'points',
        'VP',
        'score',
        'scoring',
        'victory point track',
        'point marker',
        '7 points',
        '9 points',
      ],
    },
    de: {
      title: 'Siegpunkte',
      text: [
        'Für Siegpunkte gibt es einen einzigen Marker, an dem beide Seiten ziehen. Er beginnt auf 0; jeder Punkt, den du bekommst, rückt ihn einen Schritt zu dir.',
        'Deine Punkte nehmen also zuerst der Gegenseite welche weg. Die [[heroes|Helden]] gewinnen bei 7 auf ihrer Seite, die [[villains|Schurken]] bei 9 auf ihrer.',
        'Punkte bringen der Bonus von [[manhattan|Manhattan]], [[playing-a-location|Ortskarten]] und Effekte.',
      ],
      examples: [
        'Die Schurken haben 2 Punkte. Die Helden bekommen 3: Der Marker steht jetzt bei 1 auf der Heldenseite, und die Schurken haben keinen mehr.',
      ],
      aliases: [
        'Siegpunkt',
        'Punkte',
        'SP',
        'Siegpunktleiste',
        'Siegpunktmarker',
        'Wertung',
        '7 Punkte',
        '9 Punkte',
      ],
    },
    see: ['end-of-the-game', 'manhattan', 'playing-a-location', 'staff-of-watoomb'],
    decided: [
      {
        en: 'That both sides share one marker is our reading of the single marker and of the steps towards one’s own side.',
        de: 'Dass sich beide Seiten einen Marker teilen, lesen wir daraus, dass es nur einen gibt und er zur eigenen Seite hin rückt.',
      },
    ],
  },
];
