/** Translates the exported data for the client: Portuguese names and order statuses, reais, whole quantities. */
import { orderStatusToWire } from '#features/orders/contract/order/order-status.wire.ts';
import { ORDER_STATUSES } from '#features/orders/domain/order-status.ts';
import type { PersonalData, PersonalRow } from '#kernel/personal-data.ts';
import { PART_TITLES, WORDS } from './personal-words.ts';
import type { WirePersonalReport } from './privacy.schema.ts';

interface PersonalReport {
  readonly own: PersonalData;
  readonly suppliers: readonly { readonly name: string; readonly data: PersonalData }[];
}

export const reportToWire = ({ own, suppliers }: PersonalReport, now: number): WirePersonalReport => ({
  geradoEm: new Date(now).toISOString(),
  cadastro: partsToWire(own),
  lojas: suppliers.map(({ name, data }) => ({ nome: name, partes: partsToWire(data) })),
});

/** Empty parts are left out. */
const partsToWire = (data: PersonalData): WirePersonalReport['cadastro'] =>
  Object.entries(data).flatMap(([part, rows]) =>
    rows.length === 0 ? [] : [{ titulo: titleOf(part), registros: rows.map((row) => rowToWire(part, row)) }],
  );

export function titleOf(part: string): string {
  const title = PART_TITLES[part];
  if (title === undefined) throw new Error(`no title for ${part}`);
  return title;
}

const rowToWire = (part: string, row: PersonalRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => !isNothing(value))
      .map(([name, value]) => fieldToWire(name, isOrderStatus(part, name) ? statusToWire(value) : value)),
  );

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isOrderStatus = (part: string, name: string): boolean =>
  name === 'status' && (part === 'orders' || part === 'orderEvents');

function statusToWire(value: unknown): unknown {
  const status = ORDER_STATUSES.find((one) => one === value);
  return status === undefined ? value : orderStatusToWire(status);
}

function fieldToWire(name: string, value: unknown): [string, unknown] {
  const word = WORDS[name];
  if (word === undefined) throw new Error(`no word for ${name}`);
  const [label, unit] = word;
  if (typeof value === 'number' && unit !== undefined) return [label, value / unit];
  if (value instanceof Date) return [label, value.toISOString()];
  return [label, value];
}
