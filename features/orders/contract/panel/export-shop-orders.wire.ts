import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { ExportedOrder } from '../../domain/exported-order.ts';
import type { OrderClient } from '../../domain/shop-order.ts';
import { orderColumns, rowOf } from '../read/export-orders.wire.ts';

/** The columns of a client's export, with whose order it is. */
export const shopOrderHeads: readonly string[] = [
  'Cliente',
  'CPF ou CNPJ',
  ...orderColumns.map(({ header }) => header),
];

export const shopOrderRow = (
  order: ExportedOrder,
  client: OrderClient | undefined,
  zone: TimeZone,
): readonly (string | number)[] => [client?.name ?? '', client?.document ?? '', ...rowOf(order, 'csv', zone)];
