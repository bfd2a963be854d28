import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, serverUrl } from './test.ts';

/**
 * Text of the newest mail to this address with this subject, from the folder that the server writes without a mail
 * server. `dataDir`: that of another server.
 */
export async function mailTo(address: string, subject: string, dataDir?: string): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const stored = await mails(dataDir ?? process.env.E2E_DATA_DIR ?? '');
        found = stored.find((mail) => mail.to === address && mail.subject === subject)?.text ?? '';
        return found;
      },
      { message: `a mail “${subject}” to ${address}`, timeout: 20_000 },
    )
    .not.toBe('');
  return found;
}

/** How many mails to this address with this subject there are now. */
export const countMailsTo = async (address: string, subject: string): Promise<number> =>
  (await mails(process.env.E2E_DATA_DIR ?? '')).filter(
    (mail) => mail.to === address && mail.subject === subject,
  ).length;

/** The link in a mail, on the shop's own host but at the test server's port, which the server does not know. */
export function linkIn(text: string): string {
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  link.port = new URL(serverUrl()).port;
  return link.href;
}

/** Newest first. */
async function mails(dataDir: string) {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const stored = files.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    stored.toReversed().map(async (name) => read(await readFile(join(folder, name), 'utf8'))),
  );
}

function read(message: string) {
  const [head = '', ...parts] = message.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'mi').exec(headers)?.[1] ?? '';
  // The plain text is the first part; an empty line ends its headers.
  const [text = ''] = parts.slice(1).join('\r\n\r\n').split('\r\n----');
  return { to: header('To'), subject: decoded(header('Subject')), text: quoted(text) };
}

/** Decodes non-ASCII words of a header: '=?UTF-8?Q?…?='. */
const decoded = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(Q|B)\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );

const quoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
