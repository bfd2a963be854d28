/** What a failed try by SMTP means: for this mail, or for the server as a whole. */
import { MailFailure, MailServerUnavailable, Undeliverable } from './mail.ts';

interface SmtpError extends Error {
  /** The library's: 'EENVELOPE'. */
  readonly code?: string;
  /** The server's: 550. */
  readonly responseCode?: number;
  readonly response?: string;
  /** What the server answered: 'RCPT TO'. */
  readonly command?: string;
}

/** 421: it is closing; 454: it takes no more a second, or no login at the moment. RFC 5321 4.2.1, RFC 4954 6. */
const BUSY = [421, 454];

/** The error to throw in its place. */
export function smtpFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailServerUnavailable('no error');
  const { code, responseCode = 0, command }: SmtpError = error;
  const said = codesOf(error);
  // Of the sender every mail has the same: what is refused there is a setting, and no mail is lost for it.
  const ofThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  if (!ofThisMail || BUSY.includes(responseCode)) return new MailServerUnavailable(said);
  // Without a word of the server it was the library that refused: an address or a size.
  return responseCode === 0 || responseCode >= 500 ? new Undeliverable(said) : new MailFailure(said);
}

/** '550 5.1.1' where the server said why; else the library's code: 'ETIMEDOUT'. */
function codesOf({ name, code, responseCode, response = '' }: SmtpError): string {
  if (responseCode === undefined || responseCode === 0) return code ?? name;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
}
