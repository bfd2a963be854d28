/** A rule means in SQL what it says. */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { shopClientsPage } from '#features/accounts/server/clients/shop-clients.store.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { membersAfter, moveMembers } from '#features/pricing/server/groups/automatic-members.store.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { GroupRule } from '../../domain/rules/group-rule.ts';
import { type OracleClient, oracleMeets } from '../../domain/testing/rule-oracle.ts';
import {
  clientOf,
  insertClient,
  retire,
  ruleFor,
  type Surroundings,
  surroundings,
} from '../testing/oracle-clients.ts';
import { meetsRule } from './rule-condition.ts';

const database = testDatabase();
/** 23 h of the day before in the shop's zone. */
const NOW = Date.UTC(2026, 10, 20, 2);
const TODAY = '2026-11-19';
const moment = { today: TODAY, zone: 'America/Sao_Paulo' };
let shop: Context;
let around: Surroundings;
let clients: readonly OracleClient[];

beforeAll(async () => {
  shop = { ...(await aShop(database.current)), now: NOW };
  around = await surroundings(shop, TODAY);
  const made: OracleClient[] = [];
  for (const client of fc.sample(clientOf(around), { numRuns: 60, seed: 7 }))
    made.push(await insertClient(shop, around, client));
  await retire(shop, around);
  clients = made;
  // Clients of other shops are nobody's here.
  const other = { ...(await aShop(database.current)), now: NOW };
  for (const client of fc.sample(clientOf({ ...around, representatives: [], former: '', tables: [] }), 5))
    await insertClient(other, around, { ...client, portfolios: [], tableId: null });
});

const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id).toSorted();
const expected = (rule: GroupRule): string[] =>
  idsOf(clients.filter((client) => oracleMeets(client, rule, moment)));

test('SQL and the plain reading choose the same clients', async () => {
  await fc.assert(
    fc.asyncProperty(ruleFor(around), async (rule) => {
      const search = { words: [], conditions: [meetsRule(shop, rule)] };
      const page = { limit: 100, offset: 0 };
      const found = await shopClientsPage(shop.db, shop.supplier.id, search, { descending: false }, page);
      expect(found.map(({ clientId }) => clientId).toSorted()).toEqual(expected(rule));
    }),
    { numRuns: 250 },
  );
});

test('who meets the rule of the moment is in the group, and nobody else', async () => {
  const { db, supplier } = shop;
  await fc.assert(
    fc.asyncProperty(ruleFor(around), async (rule) => {
      const before = await membersAfter(db, supplier.id, 'vivos', { after: null, limit: 100 });
      const group = { name: 'vivos', belongs: meetsRule(shop, rule) };
      const moved = await moveMembers(db, supplier.id, group, idsOf(clients));
      const after = await membersAfter(db, supplier.id, 'vivos', { after: null, limit: 100 });
      expect(after).toEqual(expected(rule));
      expect(moved).toEqual({
        joined: after.filter((id) => !before.includes(id)).length,
        left: before.filter((id) => !after.includes(id)).length,
      });
    }),
    { numRuns: 40 },
  );
});
