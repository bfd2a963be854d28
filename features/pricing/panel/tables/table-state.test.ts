import { expect, test } from 'vitest';
import { ALWAYS, type PriceTable } from '../../domain/price-table.ts';
import { tableState } from './table-state.tsx';

const NOW = 1_000;
const table: PriceTable = {
  ...ALWAYS,
  ...{ id: 't', name: 'Bares', products: 1, clients: 1, groups: [], archived: false, version: 1 },
};

test.each<[string, Partial<PriceTable>]>([
  ['active', {}],
  ['active', { clients: 0, groups: ['Pessoas'] }],
  ['idle', { clients: 0 }],
  ['scheduled', { clients: 0, validity: { from: NOW + 1 } }],
  ['active', { validity: { from: NOW, until: NOW + 1 } }],
  ['ended', { validity: { until: NOW } }],
  ['archived', { archived: true, validity: { from: NOW + 1 } }],
])('%s: %j', (state, given) => expect(tableState({ ...table, ...given }, NOW)).toBe(state));
