import { expect, it } from 'vitest';
import { deviceLabel } from '../../src/link/keys/device-label.ts';

const BEGIN = 'Mozilla/5.0';

it.each([
  [`${BEGIN} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Linux'],
  [
    `${BEGIN} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge, Windows',
  ],
  [
    `${BEGIN} (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `${BEGIN} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari, iPhone',
  ],
  ['something new', ''],
])('%s is called by its browser and its system', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
