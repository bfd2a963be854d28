import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['A entrega está <b>suspensa</b> hoje.', 'A entrega está suspensa hoje.'],
  ['Sem horários.<br/>Tente amanhã.', 'Sem horários. Tente amanhã.'],
  ['<script>alert(1)</script>Fechado', 'Fechado'],
  ['<img src=x onerror=alert(1)>Fechado', 'Fechado'],
  ['Pedido &lt; R$&nbsp;50 &amp; sem frete', 'Pedido < R$ 50 & sem frete'],
  ['Peso < 5 kg e valor > R$ 10', 'Peso < 5 kg e valor > R$ 10'],
  ['', ''],
])('%s is read as %s', (html, words) => {
  expect(plainWords(html)).toBe(words);
});

test('words without markup stay as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[\p{L}\d.,!?$%()-]{1,12}$/u), { minLength: 1 }), (words) => {
      expect(plainWords(words.join(' '))).toBe(words.join(' '));
    }),
  );
});
