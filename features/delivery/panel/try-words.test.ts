import { expect, test } from 'vitest';
import { placesWords, reasonWords, slotsWords } from './try-words.ts';

test.each([
  [[], undefined],
  [[{}], '1 horário livre nos próximos dias'],
  [[{ left: 3 }, {}, { left: 0 }], '2 horários livres e 1 lotado nos próximos dias'],
  [[{ left: 0 }, { left: 0 }], '0 horários livres e 2 lotados nos próximos dias'],
])('windows with %j: %s', (slots, words) => {
  expect(slotsWords(slots)).toBe(words);
});

test.each([
  [{}, 'sem limite'],
  [{ left: 0 }, 'lotado'],
  [{ left: 1 }, '1 vaga'],
  [{ left: 7 }, '7 vagas'],
])('a window with %j: %s', (slot, words) => {
  expect(placesWords(slot)).toBe(words);
});

test.each([
  [{ code: 'address-not-served' }, 'Nenhuma área aberta da loja cobre este CEP.'],
  [{ code: 'address-needed' }, 'Não sabemos onde fica este CEP'],
  [{ code: 'no-delivery-option' }, 'Nenhum horário dos próximos dias tem vaga'],
  [
    { code: 'no-delivery-option', facts: { pedidoMinimo: 80, taxaEntrega: 12.5 } },
    'Abaixo do pedido mínimo daqui, que é de R$ 80,00. A partir dele, a taxa é de R$ 12,50.',
  ],
])('refused with %j: %s', (problem, words) => {
  expect(reasonWords(problem)?.replaceAll('\u00a0', ' ')).toContain(words);
});

test('another refusal speaks for itself', () => {
  expect(reasonWords({ code: 'too-many-requests' })).toBeUndefined();
});
