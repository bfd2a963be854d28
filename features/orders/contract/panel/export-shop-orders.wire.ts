import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { ExportedOrder } from '../../domain/exported-order.ts';
import type { OrderClient } from '../../domain/shop-order.ts';
import { shopStatusTitles } from '../../domain/shop-status-titles.ts';
import { orderColumns, rowOf } from '../read/export-orders.wire.ts';

/** What the shop calls some columns of a client's export. */
const RENAMED: Readonly<Record<string, string>> = { 'Seu número': 'Número do cliente' };

/** The columns of a client's export, with whose order it is. */
export const shopOrderHeads: readonly string[] = [
  'Cliente',
  'CPF ou CNPJ',
  ...orderColumns.map(({ header }) => RENAMED[header] ?? header),
];

const STATUS = orderColumns.findIndex(({ header }) => header === 'Situação');

/** The status in the words of the panel. */
export const shopOrderRow = (
  order: ExportedOrder,
  client: OrderClient | undefined,
  zone: TimeZone,
): readonly (string | number)[] => [
  client?.name ?? '',
  client?.document ?? '',
  ...rowOf(order, 'csv', zone).with(STATUS, shopStatusTitles[order.status]),
];
