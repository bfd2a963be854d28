import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { type SupplierScope, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { hashPassword } from '../identity/passwords.ts';
import { signSession, signStaffSession } from '../identity/session-token.ts';
import { logIn } from '../login/log-in.ts';
import { createStaff } from './create-staff.ts';
import { type LoggedInStaff, logInStaff, type StaffLoginAttempt } from './log-in-staff.ts';
import { logOutStaff, staffActorOf } from './presented-staff.ts';
import { memberships, staff } from './staff.tables.ts';

const database = testDatabase();
const secret = 'a secret of the tests';
const noon = Date.UTC(2026, 10, 20, 15);
const HOUR = 60 * 60_000;
const NOWHERE: SupplierScope = { id: '', slug: '', name: '', tags: new Set() };

let market: SupplierScope;
let atlas: SupplierScope;

beforeAll(async () => {
  const { db } = database.current;
  market = await supplier('mercado');
  atlas = await supplier('atlas');
  const passwordHash = await hashPassword('vitrine123');
  const one = (name: string, roles: Parameters<typeof createStaff>[1]['memberships']) =>
    createStaff(db, { name, email: `${name}@exemplo.com.br`, passwordHash, memberships: roles });
  await one('dora', [
    { supplierId: market.id, role: 'owner' },
    { supplierId: atlas.id, role: 'operator' },
  ]);
  await one('otto', [{ supplierId: market.id, role: 'operator' }]);
  await one('saiu', [{ supplierId: market.id, role: 'owner' }]);
});

async function supplier(slug: string): Promise<SupplierScope> {
  const { id } = await createSupplier(database.current.db, {
    slug,
    name: slug,
    whiteLabel: false,
    tags: [],
    theme: { primary: '#112233', secondary: '#445566', auxiliary: '#778899', text: '#ffffff' },
    menu: [],
    footer: { legalName: slug, cnpj: '11.222.333/0001-81', address: 'Rua A, 1', columns: [] },
    domains: [],
    stores: [],
  });
  return { id, slug, name: slug, tags: new Set() };
}

const at = (now = noon): Context => ({
  supplier: NOWHERE,
  actor: VISITOR,
  now,
  db: database.current.db,
  database: database.current,
});
const attempt = (email: string, more: Partial<StaffLoginAttempt> = {}): StaffLoginAttempt => ({
  email,
  password: 'vitrine123',
  deviceName: '',
  ip: '203.0.113.1',
  ...more,
});

async function entered(email: string, more: Partial<StaffLoginAttempt> = {}): Promise<LoggedInStaff> {
  const result = await logInStaff(at(), attempt(email, more));
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

/** Standing of the session's staff member at a supplier, or the refusal. */
async function worth(login: LoggedInStaff, where: SupplierScope, now = noon): Promise<string> {
  const token = await signStaffSession(secret, login.sessionId, login.expiresAt);
  const caller = await staffActorOf(database.current.db, { secret, token }, where, now, 'catalog:write');
  return caller.ok ? String(caller.value.standing) : caller.refusal;
}

test('a login says who one is and where, in any spelling of the e-mail', async () => {
  const { session } = await entered('  Dora@Exemplo.com.br ');
  expect(session).toMatchObject({ name: 'dora', email: 'dora@exemplo.com.br', administrator: false });
  expect(session.shops.map(({ slug, role }) => [slug, role]).sort()).toEqual([
    ['atlas', 'operator'],
    ['mercado', 'owner'],
  ]);
});

test('someone who is there already is left as they are', async () => {
  const { db } = database.current;
  const memberships = [{ supplierId: atlas.id, role: 'owner' }] as const;
  const again = { name: 'Outra', email: 'OTTO@exemplo.com.br', passwordHash: 'x', administrator: true };
  await createStaff(db, { ...again, memberships });
  const { session } = await entered('otto@exemplo.com.br');
  expect(session).toMatchObject({ name: 'otto', administrator: false, shops: [{ slug: 'mercado' }] });
});

describe('a login is refused', () => {
  const refusal = async (tried: StaffLoginAttempt, now = noon) => {
    const result = await logInStaff(at(now), tried);
    return result.ok ? 'in' : result.refusal.code;
  };

  test('alike for an unknown e-mail, a wrong password and a client’s account', async () => {
    const wrong = { password: 'vitrine124', ip: '203.0.113.2' };
    expect(await refusal(attempt('dora@exemplo.com.br', wrong))).toBe('invalid-credentials');
    expect(await refusal(attempt('eva@exemplo.com.br', wrong))).toBe('invalid-credentials');
    const client = await logIn(at(), {
      login: 'dora@exemplo.com.br',
      password: 'vitrine123',
      ip: '203.0.113.2',
      asRepresentative: false,
    });
    expect(client).toEqual({ ok: false, refusal: { code: 'invalid-credentials' } });
  });

  test('after the same work', { timeout: 60_000 }, async () => {
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 12; round++) {
      for (const [name, email] of [
        ['known', 'otto@exemplo.com.br'],
        // An e-mail that no other test tries: its limit must not be used up.
        ['unknown', 'nina@exemplo.com.br'],
      ] as const) {
        const begun = performance.now();
        // An hour earlier, so that these attempts do not count in other tests.
        const before = noon - HOUR + round * 60_000;
        await refusal(attempt(email, { password: 'errada', ip: `203.0.113.${50 + round}` }), before);
        times[name]?.push(performance.now() - begun);
      }
    }
    // Minimum of each: load on the machine only adds time. Without hashing, one would be twenty times the other.
    const [known = 0, unknown = 0] = Object.values(times).map((all) => Math.min(...all));
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });

  test('for what is no e-mail', async () => {
    for (const email of ['dora', '529.982.247-25', 'dora@', '@exemplo.com.br', 'a b@exemplo.com.br']) {
      expect(await refusal(attempt(email))).toBe('malformed-email');
    }
  });

  test('after ten wrong passwords in five minutes, from that address', async () => {
    const from = (ip: string) => attempt('otto@exemplo.com.br', { ip });
    const wrong = { ...from('203.0.113.3'), password: 'errada' };
    const tries = await Promise.all(Array.from({ length: 12 }, () => refusal(wrong)));
    expect(tries.filter((code) => code === 'too-many-attempts')).toHaveLength(2);
    expect(await refusal(from('203.0.113.3'))).toBe('too-many-attempts');
    expect(await refusal(from('203.0.113.4'))).toBe('in');
    expect(await refusal(from('203.0.113.3'), noon + 301_000)).toBe('in');
  });
});

describe('a session', () => {
  test('is worth what its owner is at the supplier, and nothing elsewhere', async () => {
    const dora = await entered('dora@exemplo.com.br');
    expect([await worth(dora, market), await worth(dora, atlas)]).toEqual(['owner', 'operator']);
    const otto = await entered('otto@exemplo.com.br', { ip: '203.0.113.9' });
    expect([await worth(otto, market), await worth(otto, atlas)]).toEqual([
      'operator',
      'of-another-supplier',
    ]);
  });

  test('ends at logout, after twelve hours and when the next one opens', async () => {
    const loggedOut = await entered('dora@exemplo.com.br');
    const token = await signStaffSession(secret, loggedOut.sessionId, loggedOut.expiresAt);
    await logOutStaff(at(), { secret, token });
    expect(await worth(loggedOut, market)).toBe('no-session');
    const left = await entered('dora@exemplo.com.br');
    expect(await worth(left, market, noon + 11 * HOUR)).toBe('owner');
    expect(await worth(left, market, noon + 12 * HOUR)).toBe('no-session');
    const next = await entered('dora@exemplo.com.br', { previousSessionId: left.sessionId });
    expect([await worth(left, market), await worth(next, market)]).toEqual(['no-session', 'owner']);
  });

  test('ends at once for who is disabled, and is worth nothing where the role was taken', async () => {
    const { db } = database.current;
    const gone = await entered('saiu@exemplo.com.br');
    expect(await worth(gone, market)).toBe('owner');
    await db.delete(memberships).where(eq(memberships.supplierId, market.id));
    expect(await worth(gone, market)).toBe('of-another-supplier');
    await db
      .update(staff)
      .set({ disabledAt: new Date(noon) })
      .where(eq(staff.email, 'saiu@exemplo.com.br'));
    expect(await worth(gone, market)).toBe('no-session');
    expect(await logInStaff(at(), attempt('saiu@exemplo.com.br'))).toMatchObject({ ok: false });
  });

  test('is none when a client’s token names it', async () => {
    const { sessionId, expiresAt } = await entered('dora@exemplo.com.br');
    const token = await signSession(secret, sessionId, expiresAt);
    const caller = staffActorOf(database.current.db, { secret, token }, atlas, noon, 'catalog:read');
    expect(await caller).toEqual({ ok: false, refusal: 'no-session' });
  });
});
