import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  both,
  change,
  doubledFor,
  draw,
  either,
  heroAction,
  itself,
  lasting,
  marked,
  removeStatus,
  response,
  you,
} from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Ironheart
  '13018': text(response('played', both(aboutThis, marked('hand')), draw(1))),
  // Spider-Man (Miles Morales)
  '13019': text(
    response(
      'played',
      both(aboutThis, marked('hand')),
      either(
        lasting('phase', change('thw', itself, 2)),
        lasting('phase', change('atk', itself, 2)),
      ),
    ),
  ),
  // The Power in All of Us
  '13024': text(doubledFor('basic')),
  // Athletic Conditioning
  '13034': text(heroAction(either(removeStatus('stunned', you), removeStatus('confused', you)))),
};
