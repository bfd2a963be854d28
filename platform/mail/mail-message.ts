/**
 * Converts a mail to nodemailer's format. Nothing in it can add a header or a second recipient. Throws `Undeliverable` if the
 * recipient is not a single mailbox.
 */
import type { SendMailOptions } from 'nodemailer';
import { type Mail, Undeliverable } from './mail.ts';

/** One mailbox without a display name, comments or a list. */
const mailbox = /^[^\s@<>()[\]",;:\\]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;

export function mailMessage(id: string, sender: string, mail: Mail): SendMailOptions {
  if (!mailbox.test(mail.to) || hasControlCharacter(mail.to)) throw new Undeliverable('not a mailbox');
  const host = sender.slice(sender.lastIndexOf('@') + 1);
  return {
    from: { name: oneLine(mail.from), address: sender },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${id}@${host}>`,
    // Suppresses automatic replies such as absence notes.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Nothing but an https or http address, whose URL form has neither control characters nor angle brackets. RFC 2369, RFC 8058. */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined || !/^https?:/.test(address) || !URL.canParse(address)) return {};
  return {
    'List-Unsubscribe': `<${new URL(address).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const oneLine = (text: string): string =>
  [...text.toWellFormed()]
    .map((character) => (isControl(character) ? ' ' : character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 200);

const hasControlCharacter = (text: string): boolean => [...text].some(isControl);
const isControl = (character: string): boolean =>
  character < ' ' || (character >= '\u007f' && character <= '\u009f') || /[\u2028\u2029]/.test(character);
