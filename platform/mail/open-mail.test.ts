import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Mail, MailFailure, MailServerUnavailable, Undeliverable } from './mail.ts';
import { mailMessage } from './mail-message.ts';
import { openMail, SENT_AT_ONCE } from './open-mail.ts';
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

/** A short time-out only if the server never responds: a busy machine may be slow. */
async function by(behaviour: Behaviour = {}, timeout = behaviour.hangs ? 400 : 15_000) {
  server = await stubSmtp(behaviour);
  return { ...server, send: openMail({ smtpUrl: server.url, dataDir, sender, timeout }) };
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

  test('mail programs may unsubscribe by one post; other mails have no such header', async () => {
    const { send, mails } = await by();
    await send(ID, MAIL);
    await send(ID, { ...MAIL, unsubscribe: 'https://loja.exemplo.com.br/v4/cancelar/a.b-c_d' });
    await send(ID, { ...MAIL, unsubscribe: 'https://loja.exemplo.com.br/x>\r\nBcc: eva@exemplo.com.br' });
    await send(ID, { ...MAIL, unsubscribe: 'javascript:alert(1)' });
    const [plain = '', list = '', hostile = '', script = ''] = mails.map(headersOf);
    expect(plain).not.toMatch(/unsubscribe/i);
    expect(list).toContain('List-Unsubscribe: <https://loja.exemplo.com.br/v4/cancelar/a.b-c_d>');
    expect(list).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(hostile).not.toMatch(/^Bcc:/im);
    expect(script).not.toMatch(/unsubscribe/i);
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

  test('one that says nothing to the reader’s address, while the connection stays open, too', async () => {
    server = await stubSmtp({ toRecipient: () => undefined });
    const send = openMail({ smtpUrl: server.url, dataDir, sender, timeout: 15_000, sendTimeout: 300 });
    const error = await send(ID, MAIL).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailServerUnavailable);
    server.become({});
    await send(ID, MAIL);
    expect(server.mails).toHaveLength(1);
  });

  test('many leave by few connections, each of which takes several', async () => {
    const { send, mails, connections } = await by({ delay: 5 });
    const ids = Array.from({ length: 100 }, (_, index) => ID.slice(0, -3) + String(index).padStart(3, '0'));
    await Promise.all(ids.map((id) => send(id, MAIL)));
    const sent = mails.map((mail) => /^Message-ID: <(\S+)@/m.exec(mail)?.[1]);
    expect(sent.toSorted()).toEqual(ids);
    expect(connections.ever).toBeLessThanOrEqual(SENT_AT_ONCE);
  });

  test('one that was taken whose server left before its word comes again with the same Message-ID', async () => {
    const { send, mails, become } = await by({ leavesAfterData: true });
    await expect(send(ID, MAIL)).rejects.toBeInstanceOf(MailServerUnavailable);
    become({});
    await send(ID, MAIL);
    expect(mails.length).toBeGreaterThan(1);
    expect(new Set(mails.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]))).toEqual(
      new Set([`<${ID}@loja.exemplo.com.br>`]),
    );
  });

  test.each<[string, Behaviour, typeof MailFailure, string]>([
    [
      'no such mailbox',
      { toRecipient: '550 5.1.1 <ana@exemplo.com.br> unknown' },
      Undeliverable,
      '550 5.1.1',
    ],
    ['a full mailbox', { toRecipient: '452 4.2.2 <ana@exemplo.com.br> full' }, MailFailure, '452 4.2.2'],
    ['greylisting', { toRecipient: '450 try later' }, MailFailure, '450'],
    ['the mail refused', { toData: '554 5.7.1 spam' }, Undeliverable, '554 5.7.1'],
    ['the mail not taken now', { toData: '451 4.3.0 try later' }, MailFailure, '451 4.3.0'],
    ['too many a second', { toData: '454 4.7.0 rate exceeded' }, MailServerUnavailable, '454 4.7.0'],
    ['a server that closes', { toRecipient: '421 4.3.2 closing' }, MailServerUnavailable, '421 4.3.2'],
    ['our sender refused', { toSender: '550 5.7.1 sender' }, MailServerUnavailable, '550 5.7.1'],
  ])(
    'what it says decides whether to retry, and is stored as codes: %s',
    async (_, behaviour, kind, codes) => {
      const { send, mails } = await by(behaviour);
      const error = await send(ID, MAIL).catch((thrown: unknown) => thrown);
      // The error's message is the codes only: the server's text repeats the address.
      expect([(error as Error).constructor, (error as Error).message]).toEqual([kind, codes]);
      expect(mails).toEqual([]);
    },
  );

  test('one that is not there is away, whatever the mail', async () => {
    const { send, close } = await by();
    await close();
    await expect(send(ID, MAIL)).rejects.toBeInstanceOf(MailServerUnavailable);
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
    // Our own code removes them, too, not only nodemailer.
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
