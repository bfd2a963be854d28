import { accept, type Result } from '#kernel/result.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { type Span, spanFromWire } from './days.wire.ts';
import type { listShopOrdersSchema } from './panel-orders.schema.ts';

type Query = Input<typeof listShopOrdersSchema>['query'];

interface Wish extends Span {
  readonly status?: NonNullable<Query['status']>;
  readonly number?: number;
  readonly client?: string;
}

export function shopOrdersWishFromWire({
  status,
  busca,
  numero,
  de,
  ate,
}: Query): Result<Wish, { readonly code: 'no-such-day' }> {
  const span = spanFromWire(de, ate);
  if (!span.ok) return span;
  return accept({
    ...(status === undefined ? {} : { status }),
    ...(numero === undefined ? {} : { number: numero }),
    ...(busca === undefined ? {} : { client: busca }),
    ...span.value,
  });
}
