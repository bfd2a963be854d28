/** The filters of the list of orders, as its address carries them. */
import { defined } from '#kernel/defined.ts';
import { pageOf } from '#platform/panel/address.ts';
import {
  orderStatusFromWire,
  orderStatusToWire,
  WIRE_ORDER_STATUSES,
} from '../contract/order/order-status.wire.ts';
import type { OrderStatus } from '../domain/order-status.ts';

export interface OrdersWish {
  readonly status?: OrderStatus;
  readonly number?: number;
  /** Name, document or e-mail, or a part. */
  readonly client?: string;
  /** 'YYYY-MM-DD', in the shop's time zone; both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly page: number;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** Anything that is no filter is left out. */
export function ordersWishOf(search: Texts): OrdersWish {
  const wire = WIRE_ORDER_STATUSES.find((status) => status === search.situacao);
  const words = search.busca?.trim() ?? '';
  return {
    page: pageOf(search.pagina),
    ...defined({
      status: wire === undefined ? undefined : orderStatusFromWire(wire),
      ...wordsOf(words),
      from: dayOf(search.de),
      to: dayOf(search.ate),
    }),
  };
}

/** Numbers of orders are shorter than documents, which have eleven digits or more. */
const wordsOf = (words: string): { number: number | undefined; client: string | undefined } =>
  /^[1-9]\d{0,9}$/.test(words)
    ? { number: Number(words), client: undefined }
    : { number: undefined, client: words === '' ? undefined : words.slice(0, 80) };

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;

/** The query string of the filters: '' or '?situacao=ENVIADO&pagina=2'. */
export function ordersSearch({ status, number, client, from, to, page }: OrdersWish): string {
  const query = new URLSearchParams();
  const words = number === undefined ? client : String(number);
  if (status !== undefined) query.set('situacao', orderStatusToWire(status));
  if (words !== undefined) query.set('busca', words);
  if (from !== undefined) query.set('de', from);
  if (to !== undefined) query.set('ate', to);
  if (page > 1) query.set('pagina', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
