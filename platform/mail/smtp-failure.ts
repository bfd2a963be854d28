/** Classifies a failed SMTP attempt: about this mail, or about the server as a whole. */
import { MailFailure, MailServerUnavailable, Undeliverable } from './mail.ts';

interface SmtpError extends Error {
  /** nodemailer's code: 'EENVELOPE'. */
  readonly code?: string;
  /** The server's code: 550. */
  readonly responseCode?: number;
  readonly response?: string;
  /** The command that the server responded to: 'RCPT TO'. */
  readonly command?: string;
}

/** 421: the server is closing; 454: rate limit, or no login at the moment. RFC 5321 4.2.1, RFC 4954 6. */
const BUSY = [421, 454];

/** Converts nodemailer's error to the one to throw. */
export function smtpFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailServerUnavailable('no error');
  const { code, responseCode = 0, command }: SmtpError = error;
  const said = codesOf(error);
  // All mails have the same sender: a rejected sender is a wrong setting, and no mail is given up for it.
  const ofThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  if (!ofThisMail || BUSY.includes(responseCode)) return new MailServerUnavailable(said);
  // Without a response of the server nodemailer itself refused: an address or a size.
  return responseCode === 0 || responseCode >= 500 ? new Undeliverable(said) : new MailFailure(said);
}

/** '550 5.1.1' if the server gave a reason; else nodemailer's code: 'ETIMEDOUT'. */
function codesOf({ name, code, responseCode, response = '' }: SmtpError): string {
  if (responseCode === undefined || responseCode === 0) return code ?? name;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
}
