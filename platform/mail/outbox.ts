/**
 * Mails are queued in the transaction that causes them, and written and sent later by a process that runs jobs. The text is made
 * at the moment of sending: no link's secret is ever in the database, and a request costs the same whether somebody gets a mail
 * or not.
 *
 * A sent mail is never sent again, unless the process dies, or loses the database for minutes, between the mail server's response
 * and our own record of it: then it arrives twice with the same Message-ID.
 */
import type { Instant } from '#kernel/scope.ts';
import type { Database, Db } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import { inSpan } from '../tracing/tracing.ts';
import { type Mail, MailFailure, MailServerUnavailable, type SendMail, Undeliverable } from './mail.ts';
import {
  addToOutbox,
  claimMails,
  dropMail,
  giveUpMail,
  postponeMail,
  type QueuedMail,
  TRACE_FACT,
} from './outbox.store.ts';
import type { MailFacts } from './outbox.tables.ts';
import { retryWait } from './retry-wait.ts';

export type { MailFacts };

/** Queues a mail. Nothing is sent if the transaction of `db` fails. */
export const queueMail = (db: Db, kind: string, facts: MailFacts, now: Instant): Promise<void> =>
  addToOutbox(db, { id: newId(), kind, facts, lowPriority: false }, now);

/** Queues a low-priority mail, which nobody waits for. */
export const queueLowPriority = (db: Db, kind: string, facts: MailFacts, now: Instant): Promise<void> =>
  addToOutbox(db, { id: newId(), kind, facts, lowPriority: true }, now);

/** When the mail was queued, and the present. */
export interface MailTimes {
  readonly queuedAt: Instant;
  readonly now: Instant;
}

/** Writes the mails of one kind, in a transaction of its own; undefined if there is nothing to send any more. */
export type WriteMail = (db: Db, facts: MailFacts, times: MailTimes) => Promise<Mail | undefined>;

export interface Outbox {
  readonly database: Database;
  readonly writers: Readonly<Record<string, WriteMail>>;
  readonly send: SendMail;
  readonly report: (trouble: MailTrouble) => void;
}

/** Identifies the mail by id alone: recipient and text do not belong in a log. */
export interface MailTrouble {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly givenUp: boolean;
  readonly error: unknown;
}

/**
 * Duration of a claim, longer than writing and sending may take, so that two processes never send the same mail. Milliseconds.
 */
const CLAIM = 4 * 60_000;
/**
 * A mail that took longer to write is left to the next attempt, because its claim might expire while it is sent. Milliseconds.
 */
const WRITTEN_BY = 2 * 60_000;

/** Claims at most `max` due mails for the duration of an attempt. */
export const claimDue = (outbox: Outbox, now: Instant, max: number): Promise<readonly QueuedMail[]> =>
  claimMails(outbox.database.db, { now, until: now + CLAIM, max });

/** The outcome of an attempt; 'server-unavailable' means that other mails would fail as well. */
export type TryOutcome = 'done' | 'failed' | 'server-unavailable';

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Writes and sends a claimed mail, and stores the outcome. */
export async function trySending(
  outbox: Outbox,
  claimed: QueuedMail,
  now: Instant,
  inTurn: InTurn = (work) => work(),
): Promise<TryOutcome> {
  const { db } = outbox.database;
  const { [TRACE_FACT]: continues, ...facts } = claimed.facts;
  const traced = { kind: 'consumer', attributes: { 'vitrine.mail_kind': claimed.kind }, continues } as const;
  const error = await failureOf(() =>
    inSpan('send mail', () => deliver(outbox, { ...claimed, facts }, now, inTurn), traced),
  );
  if (error === undefined) {
    await persist(() => dropMail(db, claimed));
    return 'done';
  }
  const { id, kind, tries, retryUntil } = claimed;
  const givenUp = error instanceof Undeliverable || now >= retryUntil.getTime();
  outbox.report({ id, kind, tries, givenUp, error });
  const lastError = errorText(error);
  const unavailable = error instanceof MailServerUnavailable;
  if (givenUp) await giveUpMail(db, claimed, { now, lastError });
  else {
    const wait = retryWait(tries, unavailable, Math.random());
    await postponeMail(db, claimed, { until: Math.min(now + wait, retryUntil.getTime()), lastError });
  }
  return unavailable ? 'server-unavailable' : 'failed';
}

/** Sends one due mail; false if none is due. */
export async function sendNext(outbox: Outbox, now: Instant): Promise<boolean> {
  const [claimed] = await claimDue(outbox, now, 1);
  if (claimed !== undefined) await trySending(outbox, claimed, now);
  return claimed !== undefined;
}

async function deliver(outbox: Outbox, claimed: QueuedMail, now: Instant, inTurn: InTurn): Promise<void> {
  const { id, kind, facts, createdAt } = claimed;
  const write = outbox.writers[kind];
  if (write === undefined) throw new Undeliverable(`nobody writes mails of the kind ${kind}`);
  const times = { queuedAt: createdAt.getTime(), now };
  const begun = performance.now();
  const mail = await inTurn(() => outbox.database.transaction((db) => write(db, facts, times)));
  if (mail === undefined) return;
  if (performance.now() - begun > WRITTEN_BY) throw new Error('the database took too long');
  await outbox.send(id, mail);
}

/** Only codes and names: messages may repeat an address. */
function errorText(error: Error): string {
  if (error instanceof MailFailure) return error.message.slice(0, 200);
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

async function failureOf(work: () => Promise<void>): Promise<Error | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A sent mail must leave the outbox: retries while the database is briefly unavailable. */
async function persist(work: () => Promise<void>): Promise<void> {
  for (const wait of [200, 1_000, 5_000]) {
    if ((await failureOf(work)) === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await work();
}
