/** Sends mails by SMTP, or stores them in a folder where they can be read. Design 2. */
import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';
import { mailFolder, storeMail } from './mail-folder.ts';
import { mailMessage } from './mail-message.ts';
import { smtpFailure } from './smtp-failure.ts';

export interface MailSettings {
  /** 'smtps://user:password@host:465'. Absent: mails are stored as files. */
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  /** The sender's mailbox. */
  readonly sender: string;
  /** Milliseconds of silence after which a server counts as hanging. */
  readonly timeout?: number;
  /** Milliseconds after which an attempt is aborted, even if the server still responds now and then. */
  readonly sendTimeout?: number;
}

/** Limit of connections to the mail server, and of concurrent mails, per process. */
export const SENT_AT_ONCE = 20;

export const openMail = (settings: MailSettings): SendMail =>
  settings.smtpUrl === undefined ? intoFolder(settings) : bySmtp({ ...settings, smtpUrl: settings.smtpUrl });

function bySmtp({
  smtpUrl,
  sender,
  timeout = 20_000,
  sendTimeout = 60_000,
}: MailSettings & { readonly smtpUrl: string }): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: SENT_AT_ONCE,
    // If a connection was closed while idle, the mail is sent on another one. Further retries are the outbox's decision.
    maxRequeues: 1,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  return async (id, mail) => {
    const message = mailMessage(id, sender, mail);
    try {
      // The signal also ends a connection whose server responds one byte at a time, so that it does not block its slot.
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(sendTimeout) });
    } catch (error) {
      throw smtpFailure(error);
    }
  };
}

function intoFolder({ dataDir, sender }: MailSettings): SendMail {
  const folder = mailFolder(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (id, mail) => {
    const { message } = await transport.sendMail(mailMessage(id, sender, mail));
    await storeMail(folder, { id, at: Date.now(), ...mail }, message as Buffer);
  };
}
