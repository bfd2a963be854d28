/**
 * Mails are asked for in the transaction of what causes them, and written and sent afterwards by whoever does jobs. What
 * a mail holds is made at the moment it is sent: no secret of a link is ever in the database, and a request costs the
 * same whether somebody gets a mail or not.
 *
 * One that was sent is never sent again, unless the process dies, or loses the database for minutes, between the mail
 * server's word and ours: then it comes twice with the same Message-ID.
 */
import type { Instant } from '#kernel/scope.ts';
import type { Database, Db } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import { type Mail, MailFailure, MailServerUnavailable, type SendMail, Undeliverable } from './mail.ts';
import {
  addToOutbox,
  claimMails,
  dropMail,
  giveUpMail,
  postponeMail,
  type QueuedMail,
} from './outbox.store.ts';
import type { MailFacts } from './outbox.tables.ts';
import { retryWait } from './retry-wait.ts';

export type { MailFacts };

/** Asks for a mail. Nothing is sent if the transaction of `db` fails. */
export const queueMail = (db: Db, kind: string, facts: MailFacts, now: Instant): Promise<void> =>
  addToOutbox(db, { id: newId(), kind, facts, news: false }, now);

/** The same for what may come later when there is much to send: nobody sits and waits for it. */
export const queueNews = (db: Db, kind: string, facts: MailFacts, now: Instant): Promise<void> =>
  addToOutbox(db, { id: newId(), kind, facts, news: true }, now);

/** When a mail was asked for, and by now. */
export interface MailTimes {
  readonly askedAt: Instant;
  readonly now: Instant;
}

/** Writes the mails of one kind, in a transaction of its own; undefined where there is nothing to send any more. */
export type WriteMail = (db: Db, facts: MailFacts, times: MailTimes) => Promise<Mail | undefined>;

export interface Outbox {
  readonly database: Database;
  readonly writers: Readonly<Record<string, WriteMail>>;
  readonly send: SendMail;
  readonly tell: (trouble: MailTrouble) => void;
}

/** Names the mail by its id alone: neither reader nor text belong into a log. */
export interface MailTrouble {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly givenUp: boolean;
  readonly error: unknown;
}

/** Longer than writing and sending may take, so that two processes never send the same one. */
const CLAIM = 4 * 60_000;
/** What was not handed over by then stays for the next try: the claim might end under it. */
const WRITTEN_BY = 2 * 60_000;

/** Takes mails that are due, `max` at most, for as long as a try may take. */
export const claimDue = (outbox: Outbox, now: Instant, max: number): Promise<readonly QueuedMail[]> =>
  claimMails(outbox.database.db, { now, until: now + CLAIM, max });

/** How a try went; of a server that is away the next mail will hear the same. */
export type TryOutcome = 'done' | 'failed' | 'server-unavailable';

/** Runs what writes a mail, when its turn has come. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Writes and sends one that was claimed, and keeps what came of it. */
export async function trySending(
  outbox: Outbox,
  claimed: QueuedMail,
  now: Instant,
  inTurn: InTurn = (work) => work(),
): Promise<TryOutcome> {
  const { db } = outbox.database;
  const error = await failureOf(() => deliver(outbox, claimed, now, inTurn));
  if (error === undefined) {
    await persist(() => dropMail(db, claimed));
    return 'done';
  }
  const { id, kind, tries, retryUntil } = claimed;
  const givenUp = error instanceof Undeliverable || now >= retryUntil.getTime();
  outbox.tell({ id, kind, tries, givenUp, error });
  const lastError = errorText(error);
  const unavailable = error instanceof MailServerUnavailable;
  if (givenUp) await giveUpMail(db, claimed, { now, lastError });
  else {
    const wait = retryWait(tries, unavailable, Math.random());
    await postponeMail(db, claimed, { until: Math.min(now + wait, retryUntil.getTime()), lastError });
  }
  return unavailable ? 'server-unavailable' : 'failed';
}

/** Sends one that is due; false where none is. */
export async function sendNext(outbox: Outbox, now: Instant): Promise<boolean> {
  const [claimed] = await claimDue(outbox, now, 1);
  if (claimed !== undefined) await trySending(outbox, claimed, now);
  return claimed !== undefined;
}

async function deliver(outbox: Outbox, claimed: QueuedMail, now: Instant, inTurn: InTurn): Promise<void> {
  const { id, kind, facts, createdAt } = claimed;
  const write = outbox.writers[kind];
  if (write === undefined) throw new Undeliverable(`nobody writes mails of the kind ${kind}`);
  const times = { askedAt: createdAt.getTime(), now };
  const begun = performance.now();
  const mail = await inTurn(() => outbox.database.transaction((db) => write(db, facts, times)));
  if (mail === undefined) return;
  if (performance.now() - begun > WRITTEN_BY) throw new Error('the database took too long');
  await outbox.send(id, mail);
}

/** Only codes and names: other words may repeat an address. */
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

/** What has been sent must not stay: a database that is away for a moment is asked again. */
async function persist(work: () => Promise<void>): Promise<void> {
  for (const wait of [200, 1_000, 5_000]) {
    if ((await failureOf(work)) === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await work();
}
