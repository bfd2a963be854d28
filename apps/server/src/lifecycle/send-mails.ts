/** Sends the mails of the outbox. Runs in every process with the role `jobs`. */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { loggableError } from '#platform/http/logging/loggable-error.ts';
import { emptyOutbox } from '#platform/mail/empty-outbox.ts';
import { openMail } from '#platform/mail/open-mail.ts';
import type { MailTrouble } from '#platform/mail/outbox.ts';
import { countingSends } from '#platform/mail/tried-mails.ts';
import type { Settings } from '../settings.ts';
import { mailWriters } from './mail-writers.ts';

type MailSettings = Pick<Settings, 'publicUrl' | 'sessionSecret' | 'smtpUrl' | 'dataDir' | 'mailFrom'>;
type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Returns a function that stops sending. */
export function sendMails(settings: MailSettings, database: Database, log: Log): () => Promise<void> {
  const { smtpUrl, dataDir, mailFrom, publicUrl, sessionSecret } = settings;
  const outbox = {
    database,
    writers: mailWriters(publicUrl, { database, sessionSecret }),
    send: countingSends(openMail({ smtpUrl, dataDir, sender: mailFrom })),
    report: (trouble: MailTrouble) => logMailTrouble(log, trouble),
  };
  return emptyOutbox(outbox, (error) =>
    log.error({ err: loggableError(error) }, 'the outbox could not be read'),
  );
}

/** A mail server's error message may repeat addresses, so only its code is logged. */
function logMailTrouble(log: Log, { id, kind, tries, givenUp, error }: MailTrouble): void {
  const { name, code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const facts = { mail: id, kind, tries, err: { name, code, responseCode } };
  if (givenUp) log.error(facts, 'a mail was given up');
  else log.warn(facts, 'a mail was not sent yet');
}
