/**
 * Every call of the panel, read from the routes, by people who have just lost what they need or never had it. A new route joins by
 * itself. Reliability M15, T21.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOP_PERMISSIONS } from '#features/accounts/domain/staff-may.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import {
  dropMembership,
  staffByEmail,
  writeMembership,
} from '#features/accounts/server/staff/staff.store.ts';
import { writeOwnRole } from '#features/accounts/server/staff/staff-roles.store.ts';
import type { Permission } from '#kernel/permissions.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { keyOf, sameRequests, toInject } from '../../src/testing/valid-requests.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
/** Cookies by person. */
const cookies = new Map<string, string>();

const PEOPLE = ['demoted', 'dismissed', 'elsewhere-now', 'own-role'] as const;
type Person = (typeof PEOPLE)[number];
const emailOf = (person: Person): string => `${person}@equipe.exemplo.com.br`;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  const { db } = database.current;
  const { market, atlas } = world;
  const passwordHash = await hashPassword(PASSWORD);
  for (const person of PEOPLE) {
    const memberships = [{ supplierId: market.id, role: 'owner' as const }];
    const elsewhere = [{ supplierId: atlas.id, role: 'owner' as const }];
    await createStaff(db, {
      name: person,
      email: emailOf(person),
      passwordHash,
      memberships: person === 'elsewhere-now' ? [...memberships, ...elsewhere] : memberships,
    });
    cookies.set(person, (await logInStaff(app, emailOf(person))).cookie);
  }
  cookies.set('owner', (await logInStaff(app, world.staff.owner)).cookie);
  cookies.set('stranger', (await logInStaff(app, world.staff.elsewhere)).cookie);
  // Their sessions were opened before: from here on they may less.
  const idOf = async (person: Person): Promise<string> => (await staffByEmail(db, emailOf(person)))?.id ?? '';
  const { unusedRoleId, roleId } = market.panel.team;
  const nothing = { id: roleId, name: 'Nada', permissions: [], discountLimit: 0, version: 1 };
  await writeOwnRole(db, market.id, nothing);
  const become = async (person: Person, role: string): Promise<void> =>
    writeMembership(db, market.id, await idOf(person), { role: 'own', roleId: role, version: 2 });
  await become('demoted', roleId);
  await become('own-role', unusedRoleId);
  const removed = await send(app, {
    method: 'DELETE',
    url: `/v4/painel/${market.id}/equipe/${await idOf('dismissed')}`,
    headers: { cookie: cookies.get('owner') ?? '' },
  });
  expect(removed.statusCode).toBe(200);
  await dropMembership(db, market.id, await idOf('elsewhere-now'));
});
afterAll(() => app.close());

/** The person with the own role gets exactly these permissions. */
const giveOwnRole = (permissions: readonly Permission[]): Promise<void> =>
  writeOwnRole(database.current.db, world.market.id, {
    id: world.market.panel.team.unusedRoleId,
    name: 'Estoque',
    permissions,
    discountLimit: 0,
    version: 1,
  });

/** Calls of the platform's administration are nobody's at a shop: `platform-authorisation.test.ts`. */
const panelCalls = () =>
  app.servedCalls.flatMap(({ permission, ...call }) =>
    permission === undefined || permission === 'platform:read' || permission === 'platform:write'
      ? []
      : [{ ...call, permission }],
  );

/** So that the own role is written once for each permission. */
const byPermission = () => panelCalls().toSorted((a, b) => a.permission.localeCompare(b.permission));

async function outcome(key: string, person: string, supplierId = world.market.id) {
  const who = {
    handle: 'token',
    clientId: world.ana.id,
    userId: world.ana.userId,
    email: world.ana.email,
    addressId: world.ana.addressId,
    orderNumber: 1,
    staffEmail: '',
    shop: world.market,
  };
  const given = sameRequests(who)[key] ?? {};
  const request = toInject(key, { ...given, params: { ...given.params, idfornecedor: supplierId } });
  const cookie = cookies.get(person) ?? '';
  const answer = await send(app, { ...request, headers: { ...request.headers, cookie } });
  return { status: answer.statusCode, body: answer.body.replace(/"requestId":"[^"]*"/, '') };
}

test('a demoted member, a dismissed one, and an own role without the permission are refused', {
  timeout: 400_000,
}, async () => {
  const wrong: Record<string, unknown> = {};
  let given: Permission | undefined;
  for (const call of byPermission()) {
    const key = keyOf(call);
    if (call.permission !== given)
      await giveOwnRole(SHOP_PERMISSIONS.filter((permission) => permission !== call.permission));
    given = call.permission;
    const all = {
      demoted: (await outcome(key, 'demoted')).status,
      ownRole: (await outcome(key, 'own-role')).status,
      dismissed: (await outcome(key, 'dismissed')).status,
      elsewhere: (await outcome(key, 'elsewhere-now')).status,
    };
    if (
      JSON.stringify(all) !== JSON.stringify({ demoted: 403, ownRole: 403, dismissed: 401, elsewhere: 404 })
    )
      wrong[key] = all;
  }
  expect(wrong).toEqual({});
});

test('another shop is answered as one that does not exist', { timeout: 400_000 }, async () => {
  const nowhere = newId();
  const wrong: Record<string, unknown> = {};
  for (const call of panelCalls()) {
    const key = keyOf(call);
    const foreign = await outcome(key, 'stranger');
    const absent = await outcome(key, 'stranger', nowhere);
    if (foreign.status !== 404 || JSON.stringify(foreign) !== JSON.stringify(absent))
      wrong[key] = { foreign, absent };
  }
  expect(wrong).toEqual({});
});

/** The file of an export also needs the permissions of what is in it. */
const NEEDS_MORE = '/v4/painel/:idfornecedor/exportacoes/execucoes/:idexecucao/arquivo';

test('a permission alone is enough to read what needs it', { timeout: 300_000 }, async () => {
  const wrong: Record<string, unknown> = {};
  const reading = panelCalls().filter(
    ({ endpoint, permission }) =>
      endpoint.method === 'GET' &&
      endpoint.path !== NEEDS_MORE &&
      SHOP_PERMISSIONS.some((one) => one === permission),
  );
  expect(reading.length).toBeGreaterThan(20);
  for (const call of reading) {
    await giveOwnRole([call.permission as Permission]);
    const { status } = await outcome(keyOf(call), 'own-role');
    if (status === 403 || status === 401) wrong[keyOf(call)] = status;
  }
  expect(wrong).toEqual({});
});
