import { expect, test } from 'vitest';
import type { ExportOptions } from '../contract/export-rows.wire.ts';
import { draftToWire, newDraft } from './export-draft.ts';

const orders = {
  kind: 'orders',
  hasPeriod: true,
  columns: ['Número', 'Total'],
  filter: { label: 'Situação', options: [{ value: 'CANCELADO', label: 'Cancelado' }] },
} as const;
const stock = { kind: 'stock', hasPeriod: false, columns: ['Código', 'Produto'] } as const;
const options: ExportOptions = {
  kinds: [orders, stock],
  team: [
    { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', kinds: ['orders', 'stock'] },
    { id: 'bia', name: 'Bia', email: 'bia@exemplo.com.br', kinds: ['stock'] },
  ],
};
const draft = { ...newDraft(orders, 'ana'), name: 'Pedidos', recipients: ['ana', 'bia'] };

test('all columns are sent as all, so that later ones come too; a choice in the order of the file', () => {
  expect(draftToWire(draft, options).colunas).toEqual([]);
  expect(draftToWire({ ...draft, columns: ['Total'] }, options).colunas).toEqual(['Total']);
});

test('what another kind has is not sent with this one', () => {
  const wire = draftToWire({ ...draft, kind: 'stock', filter: 'CANCELADO' }, options);
  expect(wire).toMatchObject({ tipo: 'ESTOQUE', destinatarios: ['ana', 'bia'] });
  expect([wire.periodo, wire.filtro]).toEqual([undefined, undefined]);
  expect(draftToWire({ ...draft, filter: 'CANCELADO' }, options)).toMatchObject({
    periodo: 'ULTIMOS_7_DIAS',
    filtro: 'CANCELADO',
    // Bia may not see orders.
    destinatarios: ['ana'],
  });
});

test.each([
  [{ every: 'daily' }, { frequencia: 'DIARIA', hora: '06:00' }],
  [
    { every: 'weekly', weekday: '5', time: '07:30' },
    { frequencia: 'SEMANAL', diaSemana: 5, hora: '07:30' },
  ],
  [
    { every: 'monthly', monthDay: 31 },
    { frequencia: 'MENSAL', diaMes: 31, hora: '06:00' },
  ],
] as const)('%j is sent as %j', (typed, sent) =>
  expect(draftToWire({ ...draft, ...typed }, options)).toMatchObject(sent),
);
