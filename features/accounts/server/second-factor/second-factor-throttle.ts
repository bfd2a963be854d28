/** Ten attempts in half an hour per factor, from any address: too few to guess a six-digit code. */
import type { Context } from '#platform/db/context.ts';
import { countWithin, type Limits, limitOf, resetAttempts } from '#platform/http/limits/attempt-limits.ts';

const WINDOW = 30 * 60_000;
const MAX = 10;

/** Counts the attempt before the code is checked; false above the limit. */
export const mayTrySecondFactorCode = (context: Context, factorId: string): Promise<boolean> =>
  countWithin(context, ofFactor(factorId), WINDOW);

/** After a correct code. */
export const forgetCodes = (context: Context, factorId: string): Promise<void> =>
  resetAttempts(context, ofFactor(factorId).keys());

const ofFactor = (factorId: string): Limits => limitOf(`second factor ${factorId}`, MAX);
