import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { listShopOrdersSchema } from './panel-orders.schema.ts';

type Query = Input<typeof listShopOrdersSchema>['query'];

interface Wish {
  readonly status?: NonNullable<Query['status']>;
  readonly number?: number;
  readonly client?: string;
  readonly from?: Instant;
  readonly until?: Instant;
}

const DAY = 24 * 60 * 60_000;

/** Days are those of São Paulo, both included. */
export function shopOrdersWishFromWire({
  status,
  busca,
  numero,
  de,
  ate,
}: Query): Result<Wish, { readonly code: 'no-such-day' }> {
  const from = de === undefined ? undefined : beginOf(de);
  const until = ate === undefined ? undefined : beginOf(ate);
  if (from === 'none' || until === 'none' || (from ?? 0) > (until ?? Number.POSITIVE_INFINITY)) {
    return refuse({ code: 'no-such-day' });
  }
  return accept({
    ...(status === undefined ? {} : { status }),
    ...(numero === undefined ? {} : { number: numero }),
    ...(busca === undefined ? {} : { client: busca }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until: until + DAY }),
  });
}

/** 'none' for a day that the calendar lacks, such as the 30th of February. */
function beginOf(day: string): Instant | 'none' {
  const instant = Date.parse(`${day}T00:00:00-03:00`);
  const real = new Date(Date.parse(`${day}T00:00:00Z`));
  const exists = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day);
  return exists && !Number.isNaN(instant) ? instant : 'none';
}
