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
import { type Mail, type SendMail, Undeliverable } from './mail.ts';
import { addToOutbox, claimMail, dropMail, postponeMail, type QueuedMail } from './outbox.store.ts';
import type { MailFacts } from './outbox.tables.ts';

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

/** Longer than any try may take, so that two processes never send the same one. */
const CLAIM = 4 * 60_000;
/** A try that takes longer has failed. */
const LONGEST_TRY = 2 * 60_000;
const MOST_TRIES = 6;
/** 10 s, 40 s, 2 min 40 s, 11 min, 43 min. */
const waitAfter = (tries: number): number => 10_000 * 4 ** (tries - 1);

/** Sends one that is due; false where none is. */
export async function sendNext(outbox: Outbox, now: Instant): Promise<boolean> {
  const { db } = outbox.database;
  const claimed = await claimMail(db, now, now + CLAIM);
  if (claimed === undefined) return false;
  const error = await failureOf(() => deliver(outbox, claimed, now));
  if (error === undefined) {
    await persist(() => dropMail(db, claimed));
    return true;
  }
  const { id, kind, tries } = claimed;
  const givenUp = error instanceof Undeliverable || tries >= MOST_TRIES;
  outbox.tell({ id, kind, tries, givenUp, error });
  if (givenUp) await dropMail(db, claimed);
  else await postponeMail(db, claimed, now + waitAfter(tries));
  return true;
}

async function deliver(outbox: Outbox, claimed: QueuedMail, now: Instant): Promise<void> {
  const { id, kind, facts, createdAt } = claimed;
  const write = outbox.writers[kind];
  if (write === undefined) throw new Undeliverable(`nobody writes mails of the kind ${kind}`);
  const times = { askedAt: createdAt.getTime(), now };
  const mail = await outbox.database.transaction((db) => write(db, facts, times));
  if (mail !== undefined) await inTime(outbox.send(id, mail));
}

async function inTime(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the mail server took too long')), LONGEST_TRY);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
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
