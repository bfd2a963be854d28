import { beforeAll, describe, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/public.ts';
import { NO_SUPPLIER } from '#features/suppliers/domain/supplier-scope.ts';
import { type Customer, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { AddressDraft } from '../domain/parse-new-address.ts';
import { addressesOf, addressOf } from './addresses-of.ts';
import { createAddress } from './create-address.ts';

const database = testDatabase();
type CustomerContext = Context & { readonly actor: Customer };

async function client(email: string): Promise<CustomerContext> {
  const account = { kind: 'person', name: email, email, password: { hash: 'none' } } as const;
  const { clientId, userId } = await createClientAccount(database.current.db, account);
  return {
    supplier: NO_SUPPLIER,
    actor: {
      kind: 'customer',
      sessionId: newId(),
      userId,
      clientId,
      clientKind: 'person',
      name: email,
      principal: true,
      approved: true,
    },
    now: 0,
    db: database.current.db,
    database: database.current,
  };
}

const draft = (more: Partial<AddressDraft> = {}): AddressDraft => ({
  label: 'Casa',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01310-100',
  country: '',
  reference: '',
  ...more,
});

async function created(context: CustomerContext, more?: Partial<AddressDraft>) {
  const result = await createAddress(context, draft(more));
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

let ana: CustomerContext;
let bia: CustomerContext;

beforeAll(async () => {
  ana = await client('ana@exemplo.com.br');
  bia = await client('bia@exemplo.com.br');
});

test('the first address is the primary one, until another is', async () => {
  const home = await created(ana, { latitude: -23.56, longitude: -46.65 });
  const work = await created(ana, { label: 'Trabalho' });
  expect([home.primary, work.primary]).toEqual([true, false]);
  expect(await addressesOf(ana)).toEqual([home, work]);
  const beach = await created(ana, { label: 'Praia', primary: true });
  expect((await addressesOf(ana)).map(({ label, primary }) => [label, primary])).toEqual([
    ['Praia', true],
    ['Casa', false],
    ['Trabalho', false],
  ]);
  expect(await addressOf(ana, beach.id)).toEqual(beach);
});

describe('another client’s address', () => {
  test('is as absent as one that does not exist', async () => {
    const [own] = await addressesOf(ana);
    if (own === undefined) throw new Error('ana has addresses');
    expect(await addressOf(bia, own.id)).toBeUndefined();
    expect(await addressOf(bia, newId())).toBeUndefined();
    expect(await addressOf(bia, 'no-uuid')).toBeUndefined();
    expect(await addressOf({ ...ana, actor: VISITOR }, own.id)).toBeUndefined();
    expect(await addressesOf(bia)).toEqual([]);
    expect(await addressesOf({ ...ana, actor: VISITOR })).toEqual([]);
  });
});

test('nothing is written for an invalid address', async () => {
  expect(await createAddress(bia, draft({ state: 'XX' }))).toEqual({
    ok: false,
    refusal: { code: 'invalid-address', errors: { state: 'Escolha um dos 27 estados.' } },
  });
  expect(await addressesOf(bia)).toEqual([]);
});

test('addresses made at once are one primary and no more than a hundred', async () => {
  const carla = await client('carla@exemplo.com.br');
  const made = await Promise.all(Array.from({ length: 103 }, () => createAddress(carla, draft())));
  expect(made.filter((result) => !result.ok && result.refusal.code === 'too-many-addresses')).toHaveLength(3);
  const kept = await addressesOf(carla);
  expect(kept).toHaveLength(100);
  expect(kept.filter((address) => address.primary)).toHaveLength(1);
});
