import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { type ClientTermsPage, methodsOfClient, termMethod } from './client-terms.ts';

const method = (id: string, groups: readonly string[] = [], active = true) =>
  termMethod(
    {
      ...{ id, name: id, description: '', priceVariance: 0, position: 1, version: 1, active, groups },
      ...{ kind: 'on-account', deliveryTypes: ['delivery'], onAccount: { days: [28, 35, 42] } },
    },
    ['Clube'],
  );

const page = (paymentMethodIds?: readonly string[]): ClientTermsPage => ({
  agreed: {
    ...(paymentMethodIds === undefined ? {} : { paymentMethodIds }),
    minimumOrder: centavos(50_000),
    note: '',
    version: 1,
  },
  methods: [
    method('open'),
    method('club', ['Clube']),
    method('board', ['Diretoria']),
    method('off', [], false),
  ],
});
const idsOf = (terms: ClientTermsPage) => methodsOfClient(terms).map(({ id }) => id);

test('without an agreement a client has the methods of everybody and of its groups', () => {
  expect(idsOf(page())).toEqual(['open', 'club']);
});

test('agreed methods are the only ones, also where the client is in none of their groups', () => {
  expect(idsOf(page(['board']))).toEqual(['board']);
});

test('a method that is off is offered to nobody, agreed or not', () => {
  expect(idsOf(page(['off', 'open']))).toEqual(['open']);
});

test('a method on account shows its days', () => {
  expect(method('open').days).toEqual([28, 35, 42]);
});
