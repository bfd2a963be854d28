import { expect, test } from 'vitest';
import { deviceWords } from './device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36`, 'Chrome no Windows'],
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge no Windows'],
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 OPR/120.0`, 'Opera no Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox no Linux'],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36',
    'Samsung Internet no Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1',
    'Chrome no iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'Safari no Mac',
  ],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Navegador no Windows'],
  ['curl/8.5.0', ''],
  ['', ''],
  [undefined, ''],
  [`${'x'.repeat(10_000)} Chrome/1`, ''],
])('%s is %j', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
