/**
 * A request may claim any host and origin: no response repeats it, no cache stores it, and no mail, redirect or
 * sitemap leads there. Reliability M07, M16, M17; T24, T25.
 */
import { connect } from 'node:net';
import { cpf } from 'cpf-cnpj-validator';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/clients/accounts.tables.ts';
import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mailWriters } from '../../src/lifecycle/mail-writers.ts';
import { ACCOUNT_DOORS } from '../../src/testing/account-doors.ts';
import { databaseText } from '../../src/testing/database-state.ts';
import {
  type Login,
  logIn,
  logInStaff,
  PROXY,
  PUBLIC_URL,
  SECRET,
  type StaffLogin,
  send,
  smallServer,
} from '../../src/testing/small-server.ts';
import { ATLAS, MARKET_HOST, SHARED_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { FETCHING, keyOf, toInject, validRequests } from '../../src/testing/valid-requests.ts';

const EVIL = 'evil.example';

/** Forged headers, and their sender: an untrusted peer or the proxy. */
interface Poison extends Pick<InjectOptions, 'remoteAddress'> {
  readonly headers: Record<string, string>;
  /** Sent to every call; the others only to calls that read hosts or send mails. */
  readonly everywhere?: true;
}
const LEADING = /robots|sitemap|recuperar|verificacao|usuario|cadastro|convite|privacidade|senha/;

const POISONS: readonly Poison[] = [
  {
    headers: { host: EVIL, referer: `https://${EVIL}/x`, 'sec-fetch-site': 'same-origin' },
    everywhere: true,
  },
  { headers: { host: `${EVIL}:8443` } },
  { headers: { host: 'EVIL.example.' } },
  { headers: { host: `${MARKET_HOST}.${EVIL}` } },
  { headers: { host: `${MARKET_HOST}@${EVIL}` } },
  { headers: { host: `${MARKET_HOST}, ${EVIL}` } },
  { headers: { host: `xn--evl-5la.example.${EVIL}` } },
  { headers: { host: `${EVIL}/${MARKET_HOST}` } },
  { headers: { host: SHARED_HOST, 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https' } },
  { headers: { host: SHARED_HOST, 'x-forwarded-host': EVIL }, remoteAddress: PROXY },
  { headers: { host: SHARED_HOST, forwarded: `host=${EVIL};proto=https;for=${EVIL}` }, remoteAddress: PROXY },
  {
    headers: {
      host: MARKET_HOST,
      origin: `https://${EVIL}`,
      'sec-fetch-site': 'same-origin',
      'x-original-host': EVIL,
      'x-host': EVIL,
      'x-forwarded-server': EVIL,
      'x-original-url': `https://${EVIL}/`,
      'x-rewrite-url': `//${EVIL}/`,
      'x-forwarded-prefix': `//${EVIL}`,
    },
    everywhere: true,
  },
];

const database = testDatabase();
const state = databaseText(database.url);
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
let owner: StaffLogin;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  ana = await logIn(app, world.ana.email, world.market.id);
  owner = await logInStaff(app, world.staff.owner);
});
afterAll(async () => {
  await app.close();
  await state.close();
});

function requestOf(key: string): InjectOptions {
  const { id: clientId, userId, email, addressId } = world.ana;
  const ids = { clientId, userId, addressId, orderNumber: 1, shop: world.market };
  const who = { handle: ana.handle, email, staffEmail: world.staff.owner, ...ids };
  const request = toInject(key, validRequests(who)[key] ?? {});
  const cookie = `${ana.cookie}; ${owner.cookie}`;
  return {
    ...request,
    headers: { ...request.headers, cookie, 'x-idfornecedor': world.market.id },
  };
}

/** Every queued mail, as it would be sent. */
async function mailed(): Promise<{ kind: string; mail: Mail | undefined }[]> {
  const writers = mailWriters(PUBLIC_URL, { database: database.current, sessionSecret: SECRET });
  const { db } = database.current;
  const waiting = await db.select().from(mailOutbox);
  const times = { queuedAt: Date.now(), now: Date.now() };
  const mails = [];
  for (const { kind, facts } of waiting) mails.push({ kind, mail: await writers[kind]?.(db, facts, times) });
  return mails;
}
const linksOf = ({ text, html }: Mail): string[] =>
  `${text}\n${html}`.match(/\bhttps?:\/\/[^\s"<>]+/g)?.map((link) => link.replaceAll('&amp;', '&')) ?? [];

/** People who work in the panel have it at the platform's own address. */
const isForStaff = (kind: string): boolean => kind.startsWith('staff-');

describe.each(POISONS)('a request with $headers', ({ headers, remoteAddress, everywhere = false }) => {
  test('is repeated by no response and stored nowhere, and no mail links there', {
    timeout: 400_000,
  }, async () => {
    for (const call of app.servedCalls) {
      const key = keyOf(call);
      if (!everywhere && !LEADING.test(key)) continue;
      // These end the sessions of the others, or contact other machines.
      if (/\/(logout|autenticar|sair|entrar)$/.test(call.endpoint.path) || key === FETCHING) continue;
      const request = requestOf(key);
      const poisoned = { ...request, headers: { ...request.headers, ...headers }, remoteAddress };
      const answer = await send(app, poisoned as InjectOptions);
      expect(answer.statusCode, key).toBeLessThan(500);
      expect(`${key} ${JSON.stringify(answer.headers)} ${answer.body}`.toLowerCase()).not.toContain(EVIL);
    }
    expect((await state.read()).toLowerCase()).not.toContain(EVIL);
    for (const { kind, mail } of await mailed()) {
      if (mail === undefined) continue;
      expect(JSON.stringify(mail).toLowerCase()).not.toContain(EVIL);
      const home = isForStaff(kind) ? new URL(PUBLIC_URL).origin : `https://${MARKET_HOST}:8443`;
      for (const link of linksOf(mail)) expect(new URL(link).origin, kind).toBe(home);
    }
    await database.current.db.execute(sql`delete from login_attempts`);
  });
});

describe('every kind of mail', () => {
  /** These need several requests before them; their own tests check their links. */
  const ELSEWHERE = [
    'client-refused',
    'linked-accepted',
    'order-step',
    'boletos',
    'nfe-attached',
    'subscription-announced',
    'subscription-failed',
    'subscription-stopped',
    'subscription-short',
    'automatic-pix-ended',
    'charge-trouble',
    'product-alerts',
    'chat-unread',
    'export-ready',
    'export-failed',
    'export-stopped',
  ];

  /** Facts for every kind of mail, from the mails above; a new kind has to get its facts here or in `ELSEWHERE`. */
  async function factsFor(supplierId: string): Promise<(kind: string) => Record<string, string>> {
    const { db } = database.current;
    const [user] = await db.select().from(users).where(eq(users.email, world.ana.email));
    const waiting = await db.select().from(mailOutbox);
    const generic = {
      staffId: (await staffByEmail(db, world.staff.owner))?.id ?? '',
      userId: user?.id ?? '',
      clientId: world.ana.id,
      login: world.ana.email,
      email: world.ana.email,
      name: 'Ana',
      dueAt: String(Date.now()),
      registrationId: newId(),
      subscriptionId: newId(),
      date: '2026-12-01',
      titleIds: newId(),
      linkId: newId(),
      chargeId: newId(),
      mail: 'pedido-recebido',
      subject: 'Pedido {{pedido}}',
      introduction: '',
      closing: '',
    };
    const { invitationId } = world.market.panel.team;
    const forStaff = { email: world.staff.owner, invitationId };
    return (kind) => ({
      ...generic,
      ...(isForStaff(kind) ? forStaff : {}),
      ...waiting.findLast((mail) => mail.kind === kind)?.facts,
      supplierId,
    });
  }

  test('leads to the shop’s stored domain, else to the platform’s address', async () => {
    const { db } = database.current;
    const bare = await createSupplier(db, { ...ATLAS, slug: 'sem-dominio', domains: [] });
    const spare = { email: 'nova@exemplo.com.br', cpf: cpf.generate() };
    const staff = { cookie: '', supplierId: world.market.id };
    const asker = { session: ana, staff, password: PASSWORD, spare };
    const register = ACCOUNT_DOORS['cadastro, e-mail']?.(spare, asker);
    await send(app, { ...register, headers: { host: MARKET_HOST } });
    const times = { queuedAt: Date.now(), now: Date.now() };
    const writers = Object.entries(
      mailWriters(PUBLIC_URL, { database: database.current, sessionSecret: SECRET }),
    );
    const KNOWN_TO: Readonly<Record<string, Record<string, string>>> = {
      'password-recovery': { login: world.ana.email },
      'staff-password-recovery': { email: world.staff.owner },
    };
    const unwritten: string[] = [];
    let links = 0;
    for (const [supplierId, base] of [
      [world.market.id, `https://${MARKET_HOST}:8443/`],
      [bare.id, `${PUBLIC_URL}/sem-dominio/`],
    ] as const) {
      const facts = await factsFor(supplierId);
      for (const [kind, write] of writers) {
        // An unknown login gets no mail.
        const mailFacts = KNOWN_TO[kind] ?? {};
        const mail = await write(db, { ...facts(kind), ...mailFacts }, times);
        if (mail === undefined && supplierId === world.market.id) unwritten.push(kind);
        for (const link of mail === undefined ? [] : linksOf(mail)) {
          const home = isForStaff(kind) ? `${PUBLIC_URL}/painel/` : base;
          expect(link.startsWith(home), `${kind}: ${link}`).toBe(true);
          links += 1;
        }
      }
    }
    expect(unwritten.filter((kind) => !ELSEWHERE.includes(kind))).toEqual([]);
    expect(links).toBeGreaterThan(8);
  });
});

describe('a request line as programs may write it', () => {
  const raw = (lines: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = app.server.address() as { port: number };
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.on('data', (bytes) => (received += bytes.toString('latin1')));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
      socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
    });

  test.each([
    [`GET http://${EVIL}/robots.txt HTTP/1.1`, [`host: ${SHARED_HOST}`], 200],
    ['GET //robots.txt HTTP/1.1', [`host: ${SHARED_HOST}`], 200],
    [`GET /robots.txt HTTP/1.1`, [`host: ${SHARED_HOST}`, `host: ${EVIL}`], 200],
    [`GET /robots.txt HTTP/1.1`, [`host: ${EVIL}`, `host: ${SHARED_HOST}`], 200],
    ['GET /robots.txt HTTP/1.1', ['host:'], 200],
    ['GET /robots.txt HTTP/1.1', [], 400],
    ['GET /robots.txt HTTP/1.0', [], 200],
  ])('%s %j is answered %i', async (line, headers, status) => {
    if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' });
    const received = await raw([line, ...headers]);
    // Two Host headers may also be refused.
    expect([status, headers.length > 1 ? 400 : status]).toContain(Number(received.slice(9, 12)));
    expect(received).not.toContain(EVIL);
    if (Number(received.slice(9, 12)) === 200)
      expect(received).toContain(`Sitemap: https://${MARKET_HOST}:8443/`);
  });
});
