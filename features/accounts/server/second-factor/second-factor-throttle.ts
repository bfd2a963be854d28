/** Ten codes in half an hour for one factor, wherever they come from: a million codes are not guessed so. */
import type { Context } from '#platform/db/context.ts';
import { countFactorTry } from './second-factors.store.ts';

const WINDOW = 30 * 60_000;
const MOST = 10;

/** Counts the try before the code is looked at; false when there were too many. */
export const mayTryCode = async ({ db, now }: Context, factorId: string): Promise<boolean> =>
  (await countFactorTry(db, factorId, new Date(now), new Date(now - WINDOW))) <= MOST;
