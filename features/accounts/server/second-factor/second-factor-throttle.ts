/** Ten attempts in half an hour per factor, from any address: too few to guess a six-digit code. */
import type { Context } from '#platform/db/context.ts';
import { countFactorTry } from './second-factors.store.ts';

const WINDOW = 30 * 60_000;
const MAX = 10;

/** Counts the attempt before the code is checked; false above the limit. */
export const mayTryCode = async ({ db, now }: Context, factorId: string): Promise<boolean> =>
  (await countFactorTry(db, factorId, new Date(now), new Date(now - WINDOW))) <= MAX;
