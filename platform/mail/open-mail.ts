/** How mails leave: by SMTP, or into a folder where they can be read. Design 2. */
import { createTransport } from 'nodemailer';
import { type SendMail, Undeliverable } from './mail.ts';
import { keepMail, mailFolder } from './mail-folder.ts';
import { mailMessage } from './mail-message.ts';

export interface MailSettings {
  /** 'smtps://user:password@host:465'. Absent: each mail is kept as a file. */
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  /** The mailbox that mails come from. */
  readonly sender: string;
  /** Milliseconds of silence after which a server counts as hanging. */
  readonly patience?: number;
}

export const openMail = (settings: MailSettings): SendMail =>
  settings.smtpUrl === undefined ? intoFolder(settings) : bySmtp({ ...settings, smtpUrl: settings.smtpUrl });

function bySmtp({
  smtpUrl,
  sender,
  patience = 20_000,
}: MailSettings & { readonly smtpUrl: string }): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  });
  return async (id, mail) => {
    const message = mailMessage(id, sender, mail);
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw isFinal(error) ? new Undeliverable('the server takes no such mail') : error;
    }
  };
}

/** 5xx to the mailbox or to the mail itself; a refused login or a full server may be another tomorrow. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

function intoFolder({ dataDir, sender }: MailSettings): SendMail {
  const folder = mailFolder(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (id, mail) => {
    const { message } = await transport.sendMail(mailMessage(id, sender, mail));
    await keepMail(folder, { id, at: Date.now(), ...mail }, message as Buffer);
  };
}
