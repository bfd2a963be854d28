import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

const link = (text: string, address = text) => ({ kind: 'link', text, address });
const words = (text: string) => ({ kind: 'text', text });

test.each([
  ['Bom dia', [words('Bom dia')]],
  [
    'Veja https://loja.exemplo/p?x=1, por favor',
    [words('Veja '), link('https://loja.exemplo/p?x=1'), words(', por favor')],
  ],
  ['(http://a.exemplo/b).', [words('('), link('http://a.exemplo/b'), words(').')]],
  ['javascript:alert(1)', [words('javascript:alert(1)')]],
  ['data:text/html,x', [words('data:text/html,x')]],
  ['https://banco.exemplo@mau.exemplo/', [words('https://banco.exemplo@mau.exemplo/')]],
  ['<a href="https://a.exemplo/">', [words('<a href="'), link('https://a.exemplo/'), words('">')]],
  ['http://', [words('http://')]],
])('%s', (text, parts) => expect(messageParts(text)).toEqual(parts));

test('every character of a message is shown, and only http and https are links', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('javascript:x '))), (pieces) => {
      const text = pieces.join(' ');
      const parts = messageParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts)
        if (part.kind === 'link') expect(new globalThis.URL(part.address).href).toMatch(/^https?:\/\//);
    }),
  );
});
