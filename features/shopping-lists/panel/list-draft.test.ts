import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { ListSuggestion } from '../domain/suggestion.ts';
import { listDraft, listDraftToWire, NEW_LIST, withItem } from './list-draft.ts';

const list: ListSuggestion = {
  id: 'l',
  name: 'Cesta do mês',
  description: 'Para a despensa',
  productCount: 2,
  audience: { clients: ['ana', 'bia'], groups: ['ouro'] },
  active: true,
  updatedAt: 0,
  version: 3,
  items: [
    {
      productId: 'rice',
      quantity: thousandths(2_000),
      place: 0,
      name: 'Arroz',
      sku: 'A',
      unit: 'pct',
      active: true,
    },
    {
      productId: 'ham',
      quantity: thousandths(250),
      place: 1,
      name: 'Presunto',
      sku: 'P',
      unit: 'kg',
      active: false,
    },
  ],
};
const nameOf = (id: string) => (id === 'ana' ? 'Ana' : undefined);

test('a list goes through its form unchanged', () => {
  expect(listDraftToWire(listDraft(list, nameOf))).toEqual({
    nome: 'Cesta do mês',
    descricao: 'Para a despensa',
    produtos: [
      { idproduto: 'rice', quantidade: 2 },
      { idproduto: 'ham', quantidade: 0.25 },
    ],
    clientes: ['ana', 'bia'],
    grupos: ['ouro'],
    ativa: true,
  });
});

test('clients are shown by name, and what is no longer sold as such', () => {
  const { clients, items } = listDraft(list, nameOf);
  expect(clients.map(({ label }) => label)).toEqual(['Ana', 'Cliente escolhido antes']);
  expect(items.map(({ offSale }) => offSale)).toEqual([undefined, true]);
});

test('a list for all cites nobody, whatever was chosen before', () => {
  const draft = { ...listDraft(list, nameOf), audience: 'everyone' };
  expect(listDraftToWire(draft)).toMatchObject({ clientes: [], grupos: [] });
});

test('a product is in a list once, and a new one stands at its end', () => {
  const { items } = listDraft(list, nameOf);
  expect(withItem(items, { id: 'rice', label: 'Arroz' })).toBeUndefined();
  expect(withItem(items, { id: 'milk', label: 'Leite' })?.at(-1)).toEqual({
    id: 'milk',
    name: 'Leite',
    quantity: 1_000,
  });
  expect(withItem(NEW_LIST.items, { id: 'milk', label: 'Leite' })).toHaveLength(1);
});
