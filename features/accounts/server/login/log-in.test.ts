import { beforeAll, describe, expect, test } from 'vitest';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { type SupplierScope, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { visitorSession } from '../../domain/session.ts';
import { countApplicants, writeApproval } from '../clients/approvals.store.ts';
import { meetCustomer, setCustomer } from '../clients/customers.store.ts';
import { ensureCustomer } from '../clients/ensure-customer.ts';
import { accountByLogin } from '../clients/users.store.ts';
import { signSession } from '../identity/session-token.ts';
import { createClientAccount } from '../registration/create-client-account.ts';
import { actorOf } from '../sessions/actor-of.ts';
import { checkSession } from '../sessions/check-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { type LoggedIn, type LoginAttempt, logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

const database = testDatabase();
const secret = 'a secret of the tests';
const noon = Date.UTC(2026, 6, 1, 12);
const DAY = 24 * 60 * 60_000;

let open: SupplierScope;
let quotes: SupplierScope;
let restricted: SupplierScope;
let companyId: string;

async function supplier(slug: string, tags: Parameters<typeof createSupplier>[1]['tags']) {
  const { id } = await createSupplier(database.current.db, {
    slug,
    name: slug,
    whiteLabel: false,
    tags,
    theme: { primary: '#000000', secondary: '#000000', auxiliary: '#000000', text: '#ffffff' },
    menu: [],
    footer: { legalName: '', cnpj: '', address: '', columns: [] },
    domains: [],
    stores: [],
  });
  return { id, slug, name: slug, tags: new Set<string>(tags) };
}

beforeAll(async () => {
  open = await supplier('aberta', []);
  quotes = await supplier('orcamentos', ['support-budget']);
  restricted = await supplier('restrita', ['restrict-not-approved-user-submission']);
  const { db } = database.current;
  await createClientAccount(db, {
    kind: 'person',
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    document: '529.982.247-25',
    password: 'vitrine123',
  });
  const company = await createClientAccount(db, {
    kind: 'company',
    name: 'Nova Era',
    email: 'contato@novaera.exemplo.com.br',
    document: '12.ABC.345/01DE-35',
    password: 'vitrine123',
  });
  companyId = company.clientId;
});

const ANA = { kind: 'email', normalised: 'ana@exemplo.com.br' } as const;

const at = (where: SupplierScope, now = noon): Context => ({
  supplier: where,
  actor: VISITOR,
  now,
  db: database.current.db,
  database: database.current,
});

const attempt = (login: string, more: Partial<LoginAttempt> = {}): LoginAttempt => ({
  login,
  password: 'vitrine123',
  ip: '203.0.113.1',
  asRepresentative: false,
  ...more,
});

async function entered(where: SupplierScope, tried: LoginAttempt): Promise<LoggedIn> {
  const result = await logIn(at(where), tried);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

const tokenOf = ({ sessionId, expiresAt }: LoggedIn) => signSession(secret, sessionId, expiresAt);

test.each([
  ['ana@exemplo.com.br', 'Ana Souza', 11],
  ['529.982.247-25', 'Ana Souza', 11],
  ['52998224725', 'Ana Souza', 11],
  ['12.abc.345/01de-35', 'Nova Era', 14],
  ['CONTATO@novaera.exemplo.com.br', 'Nova Era', 14],
])('logs in with %s', async (login, name, length) => {
  const { session, documentLength } = await entered(open, attempt(login));
  expect(session).toMatchObject({ authenticated: true, name, capacity: 'principal', approved: true });
  expect(documentLength).toBe(length);
});

test('an unknown login and a wrong password are refused alike', async () => {
  const refused = { ok: false, refusal: { code: 'invalid-credentials' } };
  const wrong = { password: 'vitrine124', ip: '203.0.113.2' };
  expect(await logIn(at(open), attempt('ana@exemplo.com.br', wrong))).toEqual(refused);
  expect(await logIn(at(open), attempt('eva@exemplo.com.br', wrong))).toEqual(refused);
  expect(await logIn(at(open), attempt('ana@exemplo.com.br', { asRepresentative: true }))).toEqual(refused);
});

test('a session that acts for another at one supplier is that other’s there, and a visitor’s elsewhere', async () => {
  const { userId } = (await accountByLogin(database.current.db, ANA)) ?? {};
  if (userId === undefined) throw new Error('Ana is known');
  const acting = { capacity: 'representative', clientId: companyId, onlyAt: open.id } as const;
  const before = await entered(open, attempt(ANA.normalised));
  const started = await startSession(at(open), {
    userId,
    acting,
    device: '',
    previousSessionId: before.sessionId,
  });
  const token = await signSession(secret, started.sessionId, started.expiresAt);
  const { actor } = await actorOf(database.current.db, { secret, token }, open, noon);
  expect(actor).toMatchObject({
    userId,
    clientId: companyId,
    clientKind: 'company',
    capacity: 'representative',
  });
  const { session } = await checkSession(at(open), { secret, token });
  expect(session).toMatchObject({ name: 'Ana Souza', clientName: 'Nova Era', capacity: 'representative' });
  expect(await checkSession(at(restricted), { secret, token })).toEqual({ session: visitorSession });
  expect(await actorOf(database.current.db, { secret, token }, restricted, noon)).toMatchObject({
    actor: VISITOR,
  });
  const old = await tokenOf(before);
  expect(await checkSession(at(open), { secret, token: old })).toMatchObject({ problem: 'expired' });
});

test('what is no login is said to be none', async () => {
  expect(await logIn(at(open), attempt('ana'))).toEqual({ ok: false, refusal: { code: 'malformed-login' } });
});

describe('after ten wrong passwords in five minutes', () => {
  const from = (ip: string) => attempt('ana@exemplo.com.br', { ip, password: 'errada' });
  const blocked = { ok: false, refusal: { code: 'too-many-attempts' } };

  test('even the right one has to wait, from that address only', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => logIn(at(open), from('203.0.113.3'))));
    expect(tries.filter((tried) => !tried.ok && tried.refusal.code === 'too-many-attempts')).toHaveLength(2);
    const right = attempt('ana@exemplo.com.br', { ip: '203.0.113.3' });
    expect(await logIn(at(open), right)).toEqual(blocked);
    expect(await logIn(at(open, noon + 299_000), right)).toEqual(blocked);
    expect((await logIn(at(open), { ...right, ip: '203.0.113.4' })).ok).toBe(true);
    expect((await logIn(at(open, noon + 301_000), right)).ok).toBe(true);
  });

  test('a right password forgives the wrong ones before it', async () => {
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 6; wrong++) await logIn(at(open), from('203.0.113.5'));
      expect((await logIn(at(open), { ...from('203.0.113.5'), password: 'vitrine123' })).ok).toBe(true);
    }
  });
});

describe('a supplier that gives quotes', () => {
  test('lets no one in before approval, and has on its list who asked, not who merely logs in', async () => {
    const waiting = {
      ok: false,
      refusal: { code: 'waiting-for-approval', applicantId: expect.any(String) },
    };
    const company = attempt('contato@novaera.exemplo.com.br');
    const { db } = database.current;
    const listed = async () => (await countApplicants(db, quotes.id)).waiting;
    expect(await logIn(at(quotes), company)).toEqual({ ok: false, refusal: { code: 'not-a-client' } });
    expect(await listed()).toBe(0);
    expect(await logIn(at(quotes), { ...company, asksToJoin: true })).toEqual(waiting);
    expect(await listed()).toBe(1);
    expect(await logIn(at(quotes), company)).toEqual(waiting);
    expect(await logIn(at(quotes), { ...company, password: 'errada' })).toMatchObject({
      refusal: { code: 'invalid-credentials' },
    });
    await setCustomer(database.current.db, quotes.id, companyId, { approved: true, creditLimit: 2_000_000 });
    expect((await entered(quotes, company)).session.approved).toBe(true);
  });

  test('takes a session from another supplier for a visitor’s', async () => {
    const token = await tokenOf(await entered(open, attempt('ana@exemplo.com.br')));
    const { db } = database.current;
    expect((await actorOf(db, { secret, token }, open, noon)).actor.kind).toBe('customer');
    expect(await actorOf(db, { secret, token }, quotes, noon)).toEqual({
      actor: VISITOR,
      handle: 'token',
      tags: [],
    });
    const problem = async () => (await checkSession(at(quotes), { secret, token })).problem;
    // A client that never applied here gets no problem reported.
    expect(await problem()).toBeUndefined();
    const { clientId } = (await accountByLogin(db, ANA)) ?? { clientId: '' };
    await setCustomer(db, quotes.id, clientId, { approved: false });
    expect(await problem()).toBe('waiting-for-approval');
    await writeApproval(db, quotes.id, clientId, { approved: false, refusedAt: new Date(noon) });
    expect(await problem()).toBe('not-approved');
  });
});

test('where only submitting waits for approval, login does not', async () => {
  const { session } = await entered(restricted, attempt('ana@exemplo.com.br'));
  expect(session.approved).toBe(false);
});

describe('a session', () => {
  test('returns the identity', async () => {
    const logged = await entered(open, attempt('ana@exemplo.com.br'));
    const checked = await checkSession(at(open), { secret, token: await tokenOf(logged) });
    expect(checked).toEqual({ session: logged.session });
  });

  test('ends at logout, after thirty days and when the next one opens', async () => {
    const loggedOut = await entered(open, attempt('ana@exemplo.com.br'));
    await logOut(at(open), { secret, token: await tokenOf(loggedOut) });
    const left = await entered(open, attempt('ana@exemplo.com.br'));
    const replaced = await entered(open, attempt('ana@exemplo.com.br'));
    const next = await entered(open, attempt('529.982.247-25', { previousSessionId: replaced.sessionId }));
    const state = async (logged: LoggedIn, now = noon) =>
      (await checkSession(at(open, now), { secret, token: await tokenOf(logged) })).problem ?? 'open';
    expect(await state(loggedOut)).toBe('expired');
    expect(await state(left, noon + 29 * DAY)).toBe('open');
    expect(await state(left, noon + 30 * DAY)).toBe('expired');
    expect(await state(replaced)).toBe('expired');
    expect(await state(next)).toBe('open');
    expect(new Set([left, replaced, next].map(({ session }) => session.handle)).size).toBe(3);
  });

  test('makes its client known to a supplier when they first buy there', async () => {
    const token = await tokenOf(await entered(open, attempt('ana@exemplo.com.br')));
    const where = await supplier('nova', ['restrict-not-approved-user-submission']);
    const { actor } = await actorOf(database.current.db, { secret, token }, where, noon);
    if (actor.kind !== 'customer') throw new Error('the session is open');
    expect(actor.approved).toBe(false);
    await ensureCustomer({ ...at(where), actor });
    const { db } = database.current;
    const met = await meetCustomer(db, where.id, actor.clientId, true);
    expect(met).toMatchObject({ supplierId: where.id, clientId: actor.clientId, approved: false });
    await ensureCustomer({ ...at(where), actor });
    expect(await meetCustomer(db, where.id, actor.clientId, true)).toEqual(met);
  });
});

test('an account that exists is left as it is', async () => {
  const again = await createClientAccount(database.current.db, {
    kind: 'company',
    name: 'Outra',
    email: 'Contato@NovaEra.exemplo.com.br',
    password: 'outra-senha',
  });
  expect(again.clientId).toBe(companyId);
  expect((await logIn(at(open), attempt('contato@novaera.exemplo.com.br'))).ok).toBe(true);
});
