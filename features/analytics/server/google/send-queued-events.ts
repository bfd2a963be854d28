/**
 * The job: sends queued purchases, cancellations and returns to the suppliers' Google Analytics. Any number of processes may run it concurrently:
 * each event is claimed by one. A process that dies between sending and marking leaves an event that is sent again: Google counts a
 * purchase once per `transaction_id`, but a return's refund then twice.
 */
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { unseal } from '#platform/keys/sealed-text.ts';
import { retryWait, SENT_FOR } from '../../domain/ga4-delivery.ts';
import { sealedSecretOf } from './analytics-account.store.ts';
import { secretOwner } from './analytics-account.ts';
import {
  type Claim,
  claimEvents,
  dropEvent,
  markSent,
  type Postponement,
  postponeEvent,
  type QueuedEvent,
} from './analytics-outbox.store.ts';
import {
  claimReturns,
  dropReturn,
  markReturnSent,
  postponeReturn,
  type QueuedReturn,
} from './analytics-returns.store.ts';
import { measuredEvent, measuredRefund } from './measured-events.ts';
import { type Measurement, sendToGoogle } from './measurement-protocol.ts';

export interface GoogleSettings {
  readonly collectUrl: string;
  readonly sessionSecret: string;
}

/** Sent concurrently; a claim outlives all of them, each with its time limit. */
const AT_ONCE = 5;
const CLAIMED_FOR = 60_000;

/** No further events are claimed after this time: claims count from the run's start, and must not expire while events are sent. */
const RUN_LIMIT = 40_000;

/** Events of one kind, in a table of their own. */
interface Queue<Queued extends { readonly supplierId: SupplierId; readonly tries: number }> {
  readonly claim: (db: Db, claim: Claim) => Promise<readonly Queued[]>;
  /** Undefined: it is not to be sent. */
  readonly measure: (db: Db, queued: Queued) => Promise<Measurement | undefined>;
  readonly drop: (db: Db, queued: Queued) => Promise<void>;
  readonly markSent: (db: Db, queued: Queued) => Promise<void>;
  readonly postpone: (db: Db, queued: Queued, postponement: Postponement) => Promise<void>;
}

const events: Queue<QueuedEvent> = {
  claim: claimEvents,
  measure: measuredEvent,
  drop: dropEvent,
  markSent,
  postpone: postponeEvent,
};
const returns: Queue<QueuedReturn> = {
  claim: claimReturns,
  measure: measuredRefund,
  drop: dropReturn,
  markSent: markReturnSent,
  postpone: postponeReturn,
};

/** Returns how many events were sent. */
export async function sendQueuedEvents(db: Db, settings: GoogleSettings, now: Instant): Promise<number> {
  const failures: unknown[] = [];
  const run = { db, settings, now, start: performance.now(), failures };
  // A return is a part of a purchase, which goes first.
  const sent = (await sendQueue(run, events)) + (await sendQueue(run, returns));
  // One event's failure stops no other; it stays claimed for a minute and is tried again.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} events were not sent`);
  return sent;
}

interface Run {
  readonly db: Db;
  readonly settings: GoogleSettings;
  readonly now: Instant;
  readonly start: number;
  readonly failures: unknown[];
}

async function sendQueue<Queued extends { readonly supplierId: SupplierId; readonly tries: number }>(
  run: Run,
  queue: Queue<Queued>,
): Promise<number> {
  const { db, now } = run;
  const since = now - SENT_FOR;
  let sent = 0;
  let claimed: readonly Queued[];
  do {
    claimed = await queue.claim(db, { now, until: now + CLAIMED_FOR, since, max: AT_ONCE });
    const outcomes = await Promise.allSettled(claimed.map((queued) => sendOne(run, queue, queued)));
    sent += outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
    run.failures.push(
      ...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
    );
  } while (claimed.length === AT_ONCE && performance.now() - run.start < RUN_LIMIT);
  return sent;
}

async function sendOne<Queued extends { readonly supplierId: SupplierId; readonly tries: number }>(
  { db, settings, now }: Run,
  queue: Queue<Queued>,
  queued: Queued,
): Promise<boolean> {
  const measured = await queue.measure(db, queued);
  if (measured === undefined) {
    await queue.drop(db, queued);
    return false;
  }
  const sealed = await sealedSecretOf(db, queued.supplierId);
  const secret =
    sealed && unseal(settings.sessionSecret, 'analytics account', secretOwner(queued.supplierId), sealed);
  const outcome =
    secret === undefined ? undefined : await sendToGoogle(settings.collectUrl, secret, measured);
  if (outcome?.ok === true) {
    await queue.markSent(db, queued);
    return true;
  }
  await queue.postpone(db, queued, {
    until: now + retryWait(queued.tries),
    lastError: outcome === undefined ? 'secret-unreadable' : outcome.refusal,
  });
  return false;
}
