import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { ClientPage } from '../domain/client-page.ts';
import { clientPageFromWire, clientPageToWire } from './client-page.wire.ts';
import { clientsWishFromWire } from './client-summary.wire.ts';

const page: ClientPage = {
  clientId: 'c',
  customerId: 'k',
  name: 'Horizonte',
  kind: 'company',
  document: '11222333000181',
  email: 'a@exemplo.com.br',
  erpCode: null,
  standing: 'waiting',
  tags: ['uses-share-coupom'],
  since: Date.UTC(2026, 0, 2),
  stateRegistration: 'ISENTO',
  phone: null,
  characteristics: [{ id: 'p', name: 'Ramo', answer: 'Obras' }],
  version: 3,
  forgotten: false,
  purchases: { count: 2, spent: centavos(1234), last: { number: 7, at: Date.UTC(2026, 1, 3) } },
  openTitles: { count: 1, amount: centavos(990), overdue: centavos(1) },
  representatives: [{ userId: 'u', name: 'Carlos' }],
  credit: { limit: centavos(5000), available: centavos(4010) },
  groups: ['ouro', 'novos'],
  automaticGroups: ['novos'],
  addresses: [
    {
      id: 'e',
      label: 'Obra',
      street: 'Rua',
      number: '1',
      complement: '',
      district: 'Centro',
      city: 'Bauru',
      state: 'SP',
      postalCode: '17000000',
      country: 'Brasil',
      reference: '',
      primary: true,
    },
  ],
  users: [
    { id: 'm', name: 'Marta', email: 'm@exemplo.com.br', principal: true, state: 'active' },
    { id: 'i', name: '', email: 'i@exemplo.com.br', principal: false, state: 'invited' },
    { id: 'v', name: '', email: 'v@exemplo.com.br', principal: false, state: 'expired' },
  ],
  lists: [{ id: 'l', name: 'Semana', productCount: 2, updatedAt: Date.UTC(2026, 2, 4) }],
  conversations: [
    { id: 's', changedAt: Date.UTC(2026, 3, 5), messages: 4, closed: true },
    { id: 't', orderNumber: 7, changedAt: Date.UTC(2026, 3, 6), messages: 1, closed: false },
  ],
  acceptedTerms: [{ version: 1, at: Date.UTC(2026, 0, 2), by: 'Marta' }],
};

test('the panel reads a client’s page as the server wrote it', () => {
  expect(clientPageFromWire(clientPageToWire(page))).toEqual(page);
  const { last: _, ...never } = page.purchases;
  const other: ClientPage = { ...page, kind: 'person', standing: 'refused', purchases: never };
  expect(clientPageFromWire(clientPageToWire(other))).toEqual(other);
});

test('a list without a wish is whoever there is, by name', () => {
  expect(clientsWishFromWire({})).toMatchObject({ text: '', owing: false, order: 'name', descending: false });
  const wanted = {
    representante: 'NINGUEM',
    titulos: 'ABERTOS',
    ordenar: 'totalComprado',
    sentido: 'desc',
  } as const;
  expect(clientsWishFromWire(wanted)).toMatchObject({
    representative: 'nobody',
    owing: true,
    order: 'spent',
    descending: true,
  });
});
