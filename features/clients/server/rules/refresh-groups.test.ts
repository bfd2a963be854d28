/** The job that fills automatic groups. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { clients, supplierClients } from '#features/accounts/server/clients/accounts.tables.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { putClientPricing } from '#features/pricing/server/change-client-pricing.ts';
import { clientPricingOf } from '#features/pricing/server/client-prices.store.ts';
import {
  automaticGroupChanges,
  automaticGroups,
} from '#features/pricing/server/groups/automatic-groups.tables.ts';
import { membersAfter } from '#features/pricing/server/groups/automatic-members.store.ts';
import { forgetClientPricing } from '#features/pricing/server/personal-data.store.ts';
import { clientPricing } from '#features/pricing/server/pricing.tables.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { AutomaticGroup } from '../../domain/rules/automatic-group.ts';
import type { GroupRule } from '../../domain/rules/group-rule.ts';
import {
  changeAutomaticGroup,
  createAutomaticGroup,
  getAutomaticGroup,
  removeAutomaticGroup,
} from './change-automatic-groups.ts';
import { BATCH, refreshGroups } from './refresh-groups.ts';

const database = testDatabase();
const DAY = 24 * 60 * 60_000;
const PEOPLE: GroupRule = { join: 'all', conditions: [{ kind: 'client-kind', clientKind: 'person' }] };
const COMPANIES: GroupRule = { join: 'all', conditions: [{ kind: 'client-kind', clientKind: 'company' }] };
let staff: AttendantContext;

beforeEach(async () => {
  // The groups of the tests before are not due any more.
  await database.current.db
    .update(automaticGroups)
    .set({ dueAt: new Date('2999-01-01') })
    .where(isNotNull(automaticGroups.supplierId));
  staff = await anAttendant(await aShop(database.current));
});

async function client(): Promise<string> {
  return (await aShopper(staff)).actor.clientId;
}
const members = (name = 'novos'): Promise<readonly string[]> =>
  membersAfter(staff.db, staff.supplier.id, name, { after: null, limit: 10_000 });
const groupsOf = async (id: string): Promise<readonly string[]> =>
  (await clientPricingOf(staff.db, staff.supplier.id, id)).groups;
const refresh = (now = staff.now): Promise<number> => refreshGroups(database.current, now);

async function group(rule = PEOPLE, name = 'novos'): Promise<AutomaticGroup> {
  const made = await createAutomaticGroup(staff, name, { rule });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}
const now = async ({ id }: AutomaticGroup): Promise<AutomaticGroup | undefined> => {
  const found = await getAutomaticGroup(staff, id);
  return found.ok ? found.value : undefined;
};

/** More clients than a batch takes. */
async function crowd(many: number): Promise<void> {
  const { db, supplier } = staff;
  const ids = Array.from({ length: many }, () => newId());
  await db.insert(clients).values(ids.map((id) => ({ id, kind: 'person' as const, name: id })));
  await db
    .insert(supplierClients)
    .values(ids.map((clientId) => ({ supplierId: supplier.id, clientId, id: newId(), approved: true })));
}

describe('after a rule is saved', () => {
  test('who meets it is in the group, and groups given by hand stay', async () => {
    const ana = await client();
    await putClientPricing(staff, ana, { groups: ['ouro'] });
    const made = await group();
    expect(made.progress).toMatchObject({ running: true });
    expect(made.progress).not.toHaveProperty('computedAt');
    await refresh();
    expect(await groupsOf(ana)).toEqual(['ouro', 'novos']);
    expect(await now(made)).toMatchObject({
      members: 1,
      progress: { running: false, computedAt: staff.now, joined: 1, left: 0 },
    });
  });

  test('another rule moves them, and hand-set members of a group that became automatic leave', async () => {
    const ana = await client();
    await putClientPricing(staff, ana, { groups: ['novos', 'ouro'] });
    const made = await group(COMPANIES);
    await refresh();
    expect(await groupsOf(ana)).toEqual(['ouro']);
    await changeAutomaticGroup(staff, made.id, { rule: PEOPLE }, 1);
    await refresh();
    expect(await groupsOf(ana)).toEqual(['ouro', 'novos']);
  });

  test('a second save of the same version is refused with what there is now', async () => {
    const made = await group();
    const first = await changeAutomaticGroup(staff, made.id, { rule: COMPANIES }, 1);
    expect(first).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await changeAutomaticGroup(staff, made.id, { rule: PEOPLE }, 1)).toMatchObject({
      ok: false,
      refusal: { code: 'alterado-por-outra-pessoa', facts: { atual: { version: 2, rule: COMPANIES } } },
    });
  });
});

describe('the job', () => {
  test('goes on where it stopped, and any number of processes may run it', async () => {
    await crowd(BATCH + 20);
    const made = await group();
    // One batch, as if the process had ended after it.
    const stopped = { ...database.current, transaction: stoppingAfter(3) };
    await expect(refreshGroups(stopped as typeof database.current, staff.now)).rejects.toThrow('stopped');
    expect(await members()).toHaveLength(BATCH);
    expect((await now(made))?.progress).toMatchObject({ running: true, joined: BATCH });
    await Promise.all([refresh(), refresh(), refresh()]);
    await refresh();
    expect(await members()).toHaveLength(BATCH + 20);
    expect((await now(made))?.progress).toMatchObject({ running: false, joined: BATCH + 20, left: 0 });
  });

  test('computes every night, when days have passed', async () => {
    const ana = await client();
    await group({ join: 'all', conditions: [{ kind: 'registered', before: '2026-11-21' }] });
    await staff.db
      .update(supplierClients)
      .set({ createdAt: new Date(staff.now) })
      .where(and(eq(supplierClients.supplierId, staff.supplier.id), eq(supplierClients.clientId, ana)));
    await refresh();
    expect(await members()).toEqual([ana]);
    // Changed behind the job's back: seen at night, not before.
    await staff.db
      .update(supplierClients)
      .set({ createdAt: new Date(staff.now + 2 * DAY) })
      .where(and(eq(supplierClients.supplierId, staff.supplier.id), eq(supplierClients.clientId, ana)));
    await refresh(staff.now + DAY / 4);
    expect(await members()).toEqual([ana]);
    await refresh(staff.now + DAY);
    expect(await members()).toEqual([]);
  });

  test('looks at new customers, and at those approved or refused, at once', async () => {
    await group({ join: 'all', conditions: [{ kind: 'standing', standing: 'approved' }] });
    await refresh();
    const ana = await client();
    expect(await members()).toEqual([]);
    await refresh();
    expect(await members()).toEqual([ana]);
    await setCustomer(staff.db, staff.supplier.id, ana, { approved: false });
    await refresh();
    expect(await members()).toEqual([]);
    expect(await staff.db.select().from(automaticGroupChanges).where(ofShop())).toEqual([]);
  });

  test('notes nobody at shops without automatic groups', async () => {
    await client();
    expect(await staff.db.select().from(automaticGroupChanges).where(ofShop())).toEqual([]);
  });

  test('does not take back whose data was deleted', async () => {
    const ana = await client();
    await group();
    await refresh();
    expect(await members()).toEqual([ana]);
    await staff.db
      .update(clients)
      .set({ forgottenAt: new Date(staff.now) })
      .where(eq(clients.id, ana));
    await forgetClientPricing(staff.db, staff.supplier.id, ana);
    await refresh(staff.now + 2 * DAY);
    expect(await members()).toEqual([]);
  });

  test('takes out who is no customer any more', async () => {
    const ana = await client();
    await group();
    const stranger = (await aShopper(await aShop(database.current))).actor.clientId;
    await staff.db
      .insert(clientPricing)
      .values({ supplierId: staff.supplier.id, clientId: stranger, groups: ['novos', 'ouro'] });
    await refresh();
    expect(await members()).toEqual([ana]);
    expect(await groupsOf(stranger)).toEqual(['ouro']);
  });
});

const ofShop = () => eq(automaticGroupChanges.supplierId, staff.supplier.id);

/** Transactions that fail after some. */
function stoppingAfter(many: number) {
  let left = many;
  return (...given: Parameters<typeof database.current.transaction>) => {
    left -= 1;
    if (left === 0) throw new Error('stopped');
    return database.current.transaction(...given);
  };
}

describe('when the rule is removed', () => {
  test('the clients of now stay, and belong to the staff again', async () => {
    const ana = await client();
    const made = await group();
    await refresh();
    expect(await removeAutomaticGroup(staff, made.id, 'stay')).toMatchObject({ ok: true });
    await refresh(staff.now + DAY);
    expect(await members()).toEqual([ana]);
    expect(await putClientPricing(staff, ana, { groups: [] })).toMatchObject({ ok: true });
    expect(await groupsOf(ana)).toEqual([]);
  });

  test('or leave in batches, and meanwhile nobody is put in', async () => {
    await crowd(BATCH + 20);
    const ana = await client();
    const made = await group();
    await refresh();
    expect(await members()).toHaveLength(BATCH + 21);
    await removeAutomaticGroup(staff, made.id, 'leave');
    expect(await removeAutomaticGroup(staff, made.id, 'leave')).toMatchObject({ ok: false });
    expect(await createAutomaticGroup(staff, 'novos', { rule: PEOPLE })).toMatchObject({
      ok: false,
      refusal: { code: 'group-there-already' },
    });
    await refresh();
    expect(await members()).toEqual([]);
    expect(await now(made)).toBeUndefined();
    expect(await putClientPricing(staff, ana, { groups: ['novos'] })).toMatchObject({ ok: true });
  });
});

describe('by hand', () => {
  test('nobody is put into an automatic group', async () => {
    const ana = await client();
    await group(COMPANIES);
    await refresh();
    expect(await putClientPricing(staff, ana, { groups: ['ouro', ' novos '] })).toEqual({
      ok: false,
      refusal: { code: 'grupo-automatico', facts: { grupos: ['novos'] } },
    });
    expect(await groupsOf(ana)).toEqual([]);
  });

  test('who is in one stays in it, named or not', async () => {
    const ana = await client();
    await group();
    await refresh();
    for (const groups of [['ouro'], ['ouro', 'novos'], []])
      expect(await putClientPricing(staff, ana, { groups })).toMatchObject({ ok: true });
    expect(await groupsOf(ana)).toEqual(['novos']);
  });

  test('a change at the same time as the job loses neither', async () => {
    const all = [await client(), await client(), await client()];
    await group();
    await Promise.all([refresh(), ...all.map((id) => putClientPricing(staff, id, { groups: ['ouro'] }))]);
    for (const id of all) expect([...(await groupsOf(id))].toSorted()).toEqual(['novos', 'ouro']);
  });
});
