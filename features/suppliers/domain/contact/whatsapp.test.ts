import { expect, test } from 'vitest';
import { isWhatsappNumber, whatsappHref } from './whatsapp.ts';

test.each([
  ['(11) 94002-1000', 'https://wa.me/5511940021000'],
  ['11 4002-1000', 'https://wa.me/551140021000'],
  ['+55 (11) 94002-1000', 'https://wa.me/5511940021000'],
  ['55 11 94002 1000', 'https://wa.me/5511940021000'],
  // The area code 55, in the South.
  ['(55) 99112-3344', 'https://wa.me/5555991123344'],
  ['4002-1000', undefined],
  ['0800 400 1000', undefined],
  ['(11) 94002-10001', undefined],
  ['a combinar', undefined],
])('%s: %s', (number, href) => {
  expect(whatsappHref(number)).toBe(href);
  expect(isWhatsappNumber(number)).toBe(href !== undefined);
});
