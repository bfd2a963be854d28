import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Mail, Undeliverable } from './mail.ts';
import { mailMessage } from './mail-message.ts';
import { openMail } from './open-mail.ts';
import { type Behaviour, type StubSmtp, stubSmtp } from './testing/stub-smtp.ts';

const ID = '01a1fc5d-1800-7000-8000-0000000000a1';
const MAIL: Mail = {
  from: 'Mercado São João',
  to: 'ana@exemplo.com.br',
  subject: 'Crie uma nova senha',
  text: 'Olá, Ana.\n',
  html: '<p>Olá, Ana.</p>',
};
const sender = 'nao-responda@loja.exemplo.com.br';

let dataDir: string;
let server: StubSmtp | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Short where no word ever comes: a machine that is busy may take its time. */
async function by(behaviour: Behaviour = {}, patience = behaviour.hangs ? 400 : 15_000) {
  server = await stubSmtp(behaviour);
  return { ...server, send: openMail({ smtpUrl: server.url, dataDir, sender, patience }) };
}
const headersOf = (message: string): string =>
  message.slice(0, message.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');

describe('by SMTP', () => {
  test('a mail arrives with the shop’s name, its own id and both of its bodies', async () => {
    const { send, mails } = await by();
    await send(ID, MAIL);
    expect(mails).toHaveLength(1);
    const headers = headersOf(mails[0] ?? '');
    expect(headers).toMatch(/^From: =\?UTF-8\?.*\?= <nao-responda@loja\.exemplo\.com\.br>$/m);
    expect(headers).toMatch(/^To: ana@exemplo\.com\.br$/m);
    expect(headers).toContain(`Message-ID: <${ID}@loja.exemplo.com.br>`);
    expect(headers).toContain('multipart/alternative');
  });

  test('a slow server is waited for', async () => {
    const { send, mails } = await by({ delay: 100 });
    await send(ID, MAIL);
    expect(mails).toHaveLength(1);
  });

  test('one that hangs is given up after a while, to be tried again', async () => {
    const { send } = await by({ hangs: true });
    const error = await send(ID, MAIL).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Undeliverable);
  });

  test('one that is not there, too', async () => {
    const { send, close } = await by();
    await close();
    await expect(send(ID, MAIL)).rejects.not.toBeInstanceOf(Undeliverable);
  });

  test.each([
    ['550 no such mailbox', true],
    ['450 try later', false],
    ['421 too busy', false],
  ])('what it says of the reader decides whether to try again: %s', async (toRecipient, isFinal) => {
    const { send, mails } = await by({ toRecipient });
    const error = await send(ID, MAIL).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof Undeliverable).toBe(isFinal);
    // Its words repeat the address.
    if (isFinal) expect(String(error)).not.toContain('ana@');
    expect(mails).toEqual([]);
  });
});

describe('nothing begins a header of its own', () => {
  test.each([
    '\r\nBcc: eva@exemplo.com',
    '\nBcc: eva@exemplo.com',
    '\rBcc: x',
    '\u2028Bcc: x',
    '\u0085Bcc: x',
    '\u0000',
  ])('in the subject and the shop’s name: %j', async (injected) => {
    const { send, mails } = await by();
    await send(ID, { ...MAIL, subject: `Olá${injected}`, from: `Loja${injected}` });
    const headers = headersOf(mails[0] ?? '');
    expect(headers.split('\r\n').filter((line) => /^(bcc|cc)/i.test(line))).toEqual([]);
    expect(headers.match(/^Subject:/gm)).toHaveLength(1);
    expect(headers.match(/^(From|To):/gm)).toHaveLength(2);
    // Not only because the library is careful, too.
    const { subject } = mailMessage(ID, sender, { ...MAIL, subject: `Olá${injected}` });
    expect(subject).toMatch(/^[\p{L}\p{P} @.]+$/u);
  });

  test.each([
    'ana@exemplo.com.br, eva@exemplo.com',
    'ana@exemplo.com.br\r\nBcc: eva@exemplo.com',
    'Ana <ana@exemplo.com.br>',
    '<ana@exemplo.com.br>',
    'grupo: ana@exemplo.com.br;',
    'ana@exemplo.com.br (eva)',
    '"a\u0000"@exemplo.com',
    'ana',
    '',
    '@exemplo.com',
    'ana@',
  ])('nor is anything but one mailbox a reader: %j', async (to) => {
    const { send, mails } = await by();
    await expect(send(ID, { ...MAIL, to })).rejects.toBeInstanceOf(Undeliverable);
    expect(mails).toEqual([]);
  });
});

describe('without a server', () => {
  test('each mail is a file that only the product reads, and a second copy replaces the first', async () => {
    const send = openMail({ smtpUrl: undefined, dataDir, sender });
    await send(ID, MAIL);
    await send(ID, MAIL);
    const folder = join(dataDir, 'mail');
    expect(await readdir(folder)).toEqual([`${ID}.eml`, `${ID}.json`]);
    expect((await stat(join(folder, `${ID}.eml`))).mode & 0o777).toBe(0o600);
    const message = await readFile(join(folder, `${ID}.eml`), 'utf8');
    expect(headersOf(message)).toContain('To: ana@exemplo.com.br');
    expect(message).toContain('Ol=C3=A1, Ana.');
  });
});
