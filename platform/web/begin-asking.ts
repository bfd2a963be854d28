import { withinTime } from './within-time.ts';

/** Whom nobody has to wait for longer than this sees no skeleton. */
const A_MOMENT = 150;

/**
 * For loaders of screens that draw for themselves what is on its way and what could not be had: a page that the server
 * draws has all of it or fails, in the browser the screen comes at once.
 */
export const beginAsking = (asked: Promise<unknown>): Promise<unknown> =>
  typeof window === 'undefined' ? asked : withinTime(asked, A_MOMENT);
