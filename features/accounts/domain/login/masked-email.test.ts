import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['ana@exemplo.com.br', 'a•••@exemplo.com.br'],
  ['é@exemplo.com.br', 'é•••@exemplo.com.br'],
  ['', undefined],
  ['ana', undefined],
  ['@exemplo.com.br', undefined],
  ['ana@a@b', undefined],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
