/**
 * The days of a collection: the charge of one order under a mandate. Central Bank, Pix Automático: it is sent two to ten days before it
 * is due, the payer may cancel it until 23:59 of the day before, and what fails for lack of funds may be tried again on three other days
 * within seven days. All days are 'YYYY-MM-DD' by the supplier's calendar.
 */
import { addDays, daysBetween } from '#kernel/time/calendar.ts';

/** A charge is sent at least this many days before it is due. */
export const LEAD_DAYS = 2;
/** And at most this many. */
export const MAX_LEAD_DAYS = 10;
/** How many tries may follow the first one, each on a day of its own. */
export const MAX_RETRIES = 3;
/** Days after the due day on which the last try may be made. */
export const RETRY_DAYS = 7;

/** Days after the due day of the first, second and third retry: time for the payer to get money into the account. */
const RETRIES_AFTER = [2, 4, RETRY_DAYS] as const;

export interface Collection {
  /** The first day on which it was to be collected. */
  readonly firstDueOn: string;
  /** The day of the next try, or of the last one. */
  readonly dueOn: string;
  /** The days on which it could not be collected for lack of funds, earliest first. */
  readonly failedOn: readonly string[];
  /** Whether the mandate allows retries. */
  readonly retries: boolean;
}

/** Whether a charge that is due on this day may be sent today. */
export function maySend(today: string, dueOn: string): boolean {
  const ahead = daysBetween(today, dueOn);
  return ahead >= LEAD_DAYS && ahead <= MAX_LEAD_DAYS;
}

/** The day on which a charge sent today is due: the planned one, or else the nearest possible one. */
export function dueDay(today: string, planned?: string): string {
  const nearest = addDays(today, LEAD_DAYS);
  return planned !== undefined && maySend(today, planned) ? planned : nearest;
}

/** Whether the last planned try has failed, and none is planned. */
export const awaitsRetry = ({ dueOn, failedOn }: Collection): boolean => failedOn.includes(dueOn);

/** The day of the next try, always a later one than today; undefined if there may be none. */
export function retryDay({ firstDueOn, failedOn, retries }: Collection, today: string): string | undefined {
  const after = RETRIES_AFTER[failedOn.length - 1];
  if (!retries || after === undefined) return undefined;
  const day = later(addDays(firstDueOn, after), addDays(today, 1));
  return day <= addDays(firstDueOn, RETRY_DAYS) ? day : undefined;
}

/** Whether the Central Bank allows a try on this day, if it is requested today. */
export const mayRetry = (collection: Collection, on: string, today: string): boolean =>
  awaitsRetry(collection) &&
  collection.retries &&
  collection.failedOn.length <= MAX_RETRIES &&
  on > today &&
  on <= addDays(collection.firstDueOn, RETRY_DAYS);

/** Whether it is being collected today, or the provider's word of a past day is missing: then it can't be cancelled any more. */
export const isUnderWay = (collection: Collection, today: string): boolean =>
  !awaitsRetry(collection) && collection.dueOn <= today;

/** Both what is known and what is reported: a notice may be older than what is known. */
export function joined(known: Collection, reported: Pick<Collection, 'dueOn' | 'failedOn'>): Collection {
  const failedOn = [...new Set([...known.failedOn, ...reported.failedOn])].sort();
  // Until a try has failed, the provider's day counts: it may have been sent later than planned.
  const isFirstTry = known.failedOn.length === 0;
  const firstDueOn = isFirstTry ? (failedOn[0] ?? reported.dueOn) : known.firstDueOn;
  const dueOn = failedOn.length === 0 ? reported.dueOn : later(known.dueOn, reported.dueOn);
  return { ...known, firstDueOn, dueOn, failedOn };
}

const later = (one: string, other: string): string => [one, other].sort()[1] ?? other;
