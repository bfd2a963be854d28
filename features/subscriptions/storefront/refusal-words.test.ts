import { expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { subscriptionTexts } from '../contract/texts.ts';
import { changeRefusalWords } from './refusal-words.ts';

const { message } = subscriptionTexts['quantity-not-sold'];
const refused = (facts?: Record<string, unknown>) => new ApiRefusal(422, { message, ...defined({ facts }) });

test('a quantity that is not sold is reported by product, with the nearest that is', () => {
  const itens = [
    { id: 'a', nome: 'Banana Prata', quantidade: 0.1 },
    { id: 'b', nome: 'Café', quantidade: 4 },
  ];
  expect(changeRefusalWords(refused({ itens }))).toBe(
    `${message} A mais próxima: Banana Prata, 0,1; Café, 4.`,
  );
});

test.each([undefined, {}, { itens: [] }, { itens: [null, { nome: 'Café' }] }])(
  'of %j only the reason',
  (facts) => {
    expect(changeRefusalWords(refused(facts))).toBe(message);
  },
);
