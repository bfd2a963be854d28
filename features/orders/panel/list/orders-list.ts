/** What the address of the list asks for, as the call takes it. */

import { defined } from '#kernel/defined.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { orderStatusToWire, WIRE_ORDER_STATUSES } from '../../contract/order/order-status.wire.ts';
import type { listShopOrdersSchema } from '../../contract/panel/panel-orders.schema.ts';
import { isQuote, ORDER_STATUSES } from '../../domain/order-status.ts';
import { statusWords } from '../status-words.ts';

export type OrdersQuery = Input<typeof listShopOrdersSchema>['query'];

export const FILTERS = ['situacao', 'formaPagamento', 'tipoEntrega', 'representante', 'de', 'ate'];
export const QUOTE_FILTERS = ['situacao', 'de', 'ate'];

type Texts = Readonly<Record<string, string | number | undefined>>;

/** Anything that is no filter is left out: the address may have been typed. */
export function ordersQueryOf(texts: Texts, quotes = false): OrdersQuery {
  const text = (name: string): string | undefined => {
    const value = String(texts[name] ?? '').trim();
    return value === '' ? undefined : value;
  };
  const status = WIRE_ORDER_STATUSES.find((one) => one === text('situacao'));
  const delivery = text('tipoEntrega');
  return defined({
    pagina: Number(texts.pagina ?? 1),
    busca: text('busca'),
    status: status ?? (quotes ? orderStatusToWire('quote-requested') : undefined),
    formaPagamento: idOf(text('formaPagamento')),
    representante: idOf(text('representante')),
    tipoEntrega: delivery === 'DELIVERY' || delivery === 'RETIRADA' ? delivery : undefined,
    de: dayOf(text('de')),
    ate: dayOf(text('ate')),
    ordenar: text('ordenar') === 'total' ? ('total' as const) : undefined,
    sentido: text('sentido') === 'asc' ? ('asc' as const) : undefined,
  });
}

const idOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;

export const statusOptions = (quotes: boolean) =>
  ORDER_STATUSES.filter((status) => !quotes || isQuote(status)).map((status) => ({
    value: orderStatusToWire(status),
    label: statusWords[status].title,
  }));
