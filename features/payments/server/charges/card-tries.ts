/**
 * At most ten refused cards per hour for a client of a supplier and thirty for a network address, against card testing.
 * Counted in the database, so the limits hold over all processes. Reliability T54.
 */
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import {
  addressLimits,
  allLimits,
  countWithin,
  type Limits,
  limitOf,
  MAX_WINDOW,
  uncount,
} from '#platform/http/limits/attempt-limits.ts';
import type { RequestContext } from '#platform/http/serve.ts';
import type { Charge } from '../../domain/charges/charge.ts';

const PER_CLIENT = 10;
const PER_ADDRESS = 30;

/** Pays with a card token, unless too many cards were refused lately. Only a refused card counts as a try. */
export async function byCard<Paid extends { readonly charge?: Pick<Charge, 'status'> }>(
  context: RequestContext,
  token: string | undefined,
  pay: () => Promise<Paid>,
): Promise<Result<Paid, { readonly code: 'too-many-cards' }>> {
  const { ip } = context.request;
  if (token === undefined) return accept(await pay());
  if (!(await mayTryCard(context, ip))) return refuse({ code: 'too-many-cards' });
  let isRefused = false;
  try {
    const paid = await pay();
    isRefused = paid.charge?.status === 'refused';
    return accept(paid);
  } finally {
    if (!isRefused) await uncountCard(context, ip);
  }
}

/** Counts the try before the provider is called; false when too many cards were refused. */
const mayTryCard = (context: Context, ip: string): Promise<boolean> =>
  countWithin(context, limitsOf(context, ip), MAX_WINDOW);

/** The card was not refused: takes back the count of `mayTryCard`. */
const uncountCard = (context: Context, ip: string): Promise<void> => uncount(context, limitsOf(context, ip));

const limitsOf = ({ supplier, actor }: Context, ip: string): Limits =>
  allLimits(
    ...(actor.kind === 'customer' ? [limitOf(`card of ${supplier.id} ${actor.clientId}`, PER_CLIENT)] : []),
    addressLimits('card', ip, PER_ADDRESS),
  );
