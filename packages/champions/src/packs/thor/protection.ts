import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { action, choose, heal, ifElse, paidWith, players } from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Second Wind
  '06033': text(action(choose(players, (one) => heal(ifElse(paidWith('mental'), 5, 4), one)))),
};
