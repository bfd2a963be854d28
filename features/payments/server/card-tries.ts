/**
 * Ten refused cards in an hour for a client of a shop, thirty from an address: nobody finds out here which of many
 * numbers still pay. Right over all processes. Reliability T54.
 */
import { countTry, digest, uncountTry } from '#features/accounts/server/public.ts';
import type { Context } from '#platform/db/context.ts';

const WINDOW = 60 * 60_000;
const PER_CLIENT = 10;
const PER_ADDRESS = 30;

/** Counts the try before the provider hears of the card; false when too many were refused. */
export async function mayTryCard(context: Context, ip: string): Promise<boolean> {
  const { db, now } = context;
  const keys = keysOf(context, ip);
  const tries = await countTry(db, [...keys.keys()], new Date(now), new Date(now - WINDOW));
  return [...keys].every(([key, most]) => (tries.get(key) ?? 0) <= most);
}

/** The card was not refused: the try does not count. */
export async function uncountCard(context: Context, ip: string): Promise<void> {
  for (const key of keysOf(context, ip).keys()) await uncountTry(context.db, key);
}

const keysOf = ({ supplier, actor }: Context, ip: string): ReadonlyMap<string, number> =>
  new Map([
    ...(actor.kind === 'customer'
      ? [[digest(`card of ${supplier.id} ${actor.clientId}`), PER_CLIENT] as const]
      : []),
    [digest(`card from ${ip}`), PER_ADDRESS],
  ]);
