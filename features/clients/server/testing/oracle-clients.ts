/** Generated clients of a shop, in the database and as the oracle sees them. */
import fc from 'fast-check';
import { clients, supplierClients } from '#features/accounts/server/clients/accounts.tables.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { addresses } from '#features/addresses/server/addresses.tables.ts';
import { addRepresentedClient } from '#features/delegation/server/representative-clients.store.ts';
import { endRepresentative, writeRepresentative } from '#features/delegation/server/representatives.store.ts';
import { orderDayParts } from '#features/orders/server/reports/reports.tables.ts';
import { addPriceTable } from '#features/pricing/server/price-tables.store.ts';
import { clientPricing } from '#features/pricing/server/pricing.tables.ts';
import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import { centavos } from '#kernel/money.ts';
import { addDays } from '#kernel/time/calendar.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { GroupRule, RuleCondition } from '../../domain/rules/group-rule.ts';
import type { OracleClient } from '../../domain/testing/rule-oracle.ts';

const STATES = ['SP', 'RJ', 'MG'];
const CITIES = ['São Paulo', 'sao paulo ', 'Santos', 'NITERÓI'];
const POSTAL_CODES = ['01000000', '01310100', '05999999', '20000000', '99999999'];
const DAYS = [1, 2, 7, 30, 90];

/** What generated clients may refer to. */
export interface Surroundings {
  readonly today: string;
  readonly representatives: readonly string[];
  /** Represents nobody any more. */
  readonly former: string;
  readonly tables: readonly string[];
}

export async function surroundings(shop: Context, today: string): Promise<Surroundings> {
  const { db, supplier, now } = shop;
  const users: string[] = [];
  for (const name of ['rui', 'rosa', 'ex']) {
    const email = `${name}-${newId()}@exemplo.com.br`;
    const account = { kind: 'person', name, email, password: { hash: 'none' } } as const;
    const { userId } = await createClientAccount(db, account);
    await writeRepresentative(db, supplier.id, userId, now);
    users.push(userId);
  }
  const tables = [newId(), newId()];
  for (const id of tables) await addPriceTable(db, supplier.id, { id, name: id });
  const [rui = '', rosa = '', former = ''] = users;
  return { today, representatives: [rui, rosa], former, tables };
}

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);

export const clientOf = ({ today, representatives, former, tables }: Surroundings) =>
  fc.record({
    kind: fc.constantFrom('person' as const, 'company' as const),
    forgotten: fc.constantFrom(false, false, false, false, true),
    standing: fc.constantFrom('approved' as const, 'waiting' as const, 'refused' as const),
    tags: some(USER_TAGS),
    since: fc
      .constantFrom('2026-01-01T02:59:59Z', '2026-01-01T03:00:00Z', '2026-06-15T12:00:00Z')
      .map(Date.parse),
    addresses: fc
      .array(
        fc.record({
          state: fc.constantFrom(...STATES),
          city: fc.constantFrom(...CITIES),
          postalCode: fc.constantFrom(...POSTAL_CODES),
          primary: fc.boolean(),
          billing: fc.boolean(),
          deleted: fc.boolean(),
        }),
        { maxLength: 3 },
      )
      .map(onePrimaryOneBilling),
    purchases: fc
      .uniqueArray(
        fc.record({
          // On both sides of each limit that rules draw.
          ago: fc.constantFrom(0, 1, 2, 6, 7, 29, 30, 90, 400),
          orders: fc.integer({ min: 1, max: 3 }),
          total: fc.constantFrom(0, 4_999, 5_000, 10_000),
        }),
        { maxLength: 4, selector: ({ ago }) => ago },
      )
      .map((all) => all.map(({ ago, ...rest }) => ({ day: addDays(today, -ago), ...rest }))),
    portfolios: some([...representatives, former]),
    tableId: fc.constantFrom(null, ...tables),
  });

export type GeneratedClient = ReturnType<typeof clientOf> extends fc.Arbitrary<infer Client> ? Client : never;

interface Place {
  readonly primary: boolean;
  readonly billing: boolean;
  readonly deleted: boolean;
}

/** A client has one main and one billing address at most. */
function onePrimaryOneBilling<Address extends Place>(all: readonly Address[]): Address[] {
  let [primaries, billings] = [0, 0];
  return all.map((address) => {
    const billing = address.billing && !address.deleted && billings++ === 0;
    const primary = address.primary && !billing && !address.deleted && primaries++ === 0;
    return { ...address, billing, primary };
  });
}

/** Writes a client, and returns it as the oracle sees it. */
export async function insertClient(
  { db, supplier, now }: Context,
  { representatives }: Surroundings,
  client: GeneratedClient,
): Promise<OracleClient> {
  const id = newId();
  const forgottenAt = client.forgotten ? new Date(now) : null;
  await db.insert(clients).values({ id, kind: client.kind, name: `Cliente ${id}`, forgottenAt });
  await db.insert(supplierClients).values({
    supplierId: supplier.id,
    clientId: id,
    id: newId(),
    approved: client.standing === 'approved',
    refusedAt: client.standing === 'refused' ? new Date(now) : null,
    tags: client.tags,
    createdAt: new Date(client.since),
  });
  const places = client.addresses.map((address) => ({ ...address, id: newId() }));
  for (const { deleted, ...address } of places)
    await db.insert(addresses).values({
      ...{ ...address, clientId: id, street: 'Rua', number: '1', district: 'Centro' },
      deletedAt: deleted ? new Date(now) : null,
    });
  for (const purchase of client.purchases)
    await db.insert(orderDayParts).values({
      ...{ supplierId: supplier.id, topic: 'client', key: id, quantity: 0, discount: 0 },
      ...purchase,
    });
  for (const userId of client.portfolios) await addRepresentedClient(db, supplier.id, userId, id);
  if (client.tableId !== null)
    await db.insert(clientPricing).values({ supplierId: supplier.id, clientId: id, tableId: client.tableId });
  return {
    ...client,
    id,
    addresses: places,
    representatives: client.portfolios.filter((userId) => representatives.includes(userId)),
  };
}

/** After all clients are in: the former representative leaves, and its clients stay noted. */
export const retire = ({ db, supplier, now }: Context, { former }: Surroundings): Promise<void> =>
  endRepresentative(db, supplier.id, former, now);

const days = fc.constantFrom(...DAYS);
const bound = fc.constantFrom('at-least' as const, 'at-most' as const);
const filled = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });

export function ruleFor({ representatives, former, tables }: Surroundings): fc.Arbitrary<GroupRule> {
  const condition: fc.Arbitrary<RuleCondition> = fc.oneof(
    fc.record({
      kind: fc.constant('last-purchase' as const),
      when: fc.constantFrom('within' as const, 'before' as const),
      days,
    }),
    fc.constant({ kind: 'never-bought' as const }),
    fc.record({ kind: fc.constant('orders' as const), days, bound, count: fc.integer({ min: 0, max: 4 }) }),
    fc.record({
      kind: fc.constant('spent' as const),
      ...{ days, bound, amount: fc.constantFrom(0, 5_000, 9_999, 10_000).map(centavos) },
    }),
    fc.record({
      kind: fc.constant('client-kind' as const),
      clientKind: fc.constantFrom('person' as const, 'company' as const),
    }),
    fc.record({ kind: fc.constant('states' as const), states: filled(STATES) }),
    fc.record({
      kind: fc.constant('cities' as const),
      cities: filled(['SÃO PAULO', 'santos', 'Niteroi', 'Recife']),
    }),
    fc.record({
      kind: fc.constant('postal-codes' as const),
      ranges: filled([
        { from: '01000000', to: '01310099' },
        { from: '01310100', to: '05999999' },
        { from: '20000000', to: '20000000' },
      ]),
    }),
    fc.constantFrom(
      { kind: 'registered' as const, from: '2026-01-01' },
      { kind: 'registered' as const, before: '2026-01-01' },
      { kind: 'registered' as const, from: '2026-01-01', before: '2026-06-16' },
    ),
    fc.record({
      kind: fc.constant('representative' as const),
      userId: fc.constantFrom(null, former, ...representatives),
    }),
    fc.record({ kind: fc.constant('tags' as const), tags: filled(USER_TAGS) }),
    fc.record({ kind: fc.constant('price-table' as const), tableId: fc.constantFrom(null, ...tables) }),
    fc.record({
      kind: fc.constant('standing' as const),
      standing: fc.constantFrom('approved' as const, 'waiting' as const, 'refused' as const),
    }),
  );
  return fc.record({
    join: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
  });
}
