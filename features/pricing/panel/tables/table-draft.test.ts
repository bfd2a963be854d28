import { expect, test } from 'vitest';
import { NEW_TABLE, tableDraft, tableDraftToWire } from './table-draft.ts';

const SHOP = { timeZone: 'America/Sao_Paulo' } as const;
const table = {
  name: 'Bares',
  validity: { from: Date.parse('2026-12-01T03:00:30Z'), until: Date.parse('2026-12-11T03:00:00Z') },
  channels: ['MANUAL'],
} as const;

test('moments are by the shop’s clock, and those that nobody touched keep their seconds', () => {
  const draft = tableDraft(table, SHOP);
  expect(draft).toEqual({
    ...{ name: 'Bares', channels: ['MANUAL'] },
    ...{ from: '2026-12-01T00:00', until: '2026-12-11T00:00' },
  });
  expect(tableDraftToWire({ ...draft, until: '2026-12-12T08:30' }, SHOP, table)).toEqual({
    ...{ nome: 'Bares', canais: ['MANUAL'] },
    ...{ inicio: '2026-12-01T03:00:30.000Z', fim: '2026-12-12T11:30:00.000Z' },
  });
});

test('what was emptied is open', () => {
  expect(tableDraftToWire({ ...NEW_TABLE, name: 'Bares' }, SHOP, table)).toEqual({
    ...{ nome: 'Bares', inicio: null, fim: null, canais: [] },
  });
});
