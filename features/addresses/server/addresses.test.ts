import { beforeAll, describe, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { NO_SUPPLIER } from '#features/suppliers/domain/shop.ts';
import { type Customer, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { Address } from '../domain/address.ts';
import type { AddressDraft } from '../domain/parse-new-address.ts';
import { addressesOf, addressOf } from './addresses-of.ts';
import { billingAddress, saveBillingAddress } from './billing-address.ts';
import { changeAddress } from './change-address.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';

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
      capacity: 'principal',
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
  const stored = await addressesOf(carla);
  expect(stored).toHaveLength(100);
  expect(stored.filter((address) => address.primary)).toHaveLength(1);
});

/** The remaining addresses as [label, primary]. */
const listed = async (context: CustomerContext) =>
  (await addressesOf(context)).map(({ label, primary }) => (primary ? `${label}*` : label));

async function withThree(email: string): Promise<[CustomerContext, Address, Address, Address]> {
  const context = await client(email);
  const [home, work, beach] = [
    await created(context),
    await created(context, { label: 'Trabalho' }),
    await created(context, { label: 'Praia' }),
  ];
  return [context, home, work, beach];
}

describe('a change', () => {
  test('writes what is given and leaves the rest', async () => {
    const [dora, home] = await withThree('dora@exemplo.com.br');
    const position = { latitude: -23.5, longitude: -46.6 };
    const changed = await changeAddress(dora, home.id, { number: '1002', position });
    expect(changed).toEqual({ ok: true, value: { ...home, number: '1002', position } });
    expect(await addressOf(dora, home.id)).toEqual({ ...home, number: '1002', position });
    await changeAddress(dora, home.id, { position: null });
    expect(await addressOf(dora, home.id)).toEqual({ ...home, number: '1002' });
  });

  test('makes another one primary in one write', async () => {
    const [eva, , work] = await withThree('eva@exemplo.com.br');
    expect((await changeAddress(eva, work.id, { primary: true })).ok).toBe(true);
    expect(await listed(eva)).toEqual(['Trabalho*', 'Casa', 'Praia']);
    await changeAddress(eva, work.id, { primary: false });
    expect(await listed(eva)).toEqual(['Trabalho*', 'Casa', 'Praia']);
  });

  test('with a mistake writes nothing', async () => {
    const [fabio, home] = await withThree('fabio@exemplo.com.br');
    expect(await changeAddress(fabio, home.id, { street: '', number: '7' })).toEqual({
      ok: false,
      refusal: { code: 'invalid-address', errors: { street: 'Informe a rua.' } },
    });
    expect(await addressOf(fabio, home.id)).toEqual(home);
  });

  test('of another’s address, of the billing one, or of none finds nothing', async () => {
    const [gil, home] = await withThree('gil@exemplo.com.br');
    const billing = await saveBillingAddress(gil, draft());
    const notFound = { ok: false, refusal: { code: 'not-found' } };
    expect(await changeAddress(bia, home.id, { label: 'Minha' })).toEqual(notFound);
    expect(await changeAddress(gil, newId(), { label: 'Minha' })).toEqual(notFound);
    expect(await changeAddress(gil, billing.ok ? billing.value.id : '', { primary: true })).toEqual(notFound);
    expect(await deleteAddress(bia, home.id)).toBe(false);
    expect(await deleteAddress(gil, newId())).toBe(false);
    expect(await addressOf(gil, home.id)).toEqual(home);
  });
});

describe('to delete', () => {
  test('the primary one makes the oldest of the others primary', async () => {
    const [hugo, home, work] = await withThree('hugo@exemplo.com.br');
    expect(await deleteAddress(hugo, home.id)).toBe(true);
    expect(await listed(hugo)).toEqual(['Trabalho*', 'Praia']);
    expect(await deleteAddress(hugo, home.id)).toBe(false);
    expect(await addressOf(hugo, home.id)).toBeUndefined();
    await deleteAddress(hugo, work.id);
    expect(await listed(hugo)).toEqual(['Praia*']);
  });

  test('another one leaves the primary one, and the last leaves none', async () => {
    const [ines, home, work, beach] = await withThree('ines@exemplo.com.br');
    await deleteAddress(ines, work.id);
    expect(await listed(ines)).toEqual(['Casa*', 'Praia']);
    await deleteAddress(ines, beach.id);
    await deleteAddress(ines, home.id);
    expect(await listed(ines)).toEqual([]);
    expect((await created(ines)).primary).toBe(true);
  });
});

describe('two devices at once', () => {
  test('lose nothing of what each changed', async () => {
    const [joana, home] = await withThree('joana@exemplo.com.br');
    const changes = [{ number: '7' }, { complement: 'fundos' }, { reference: 'Praça' }, { label: 'Lar' }];
    await Promise.all(changes.map((one) => changeAddress(joana, home.id, one)));
    expect(await addressOf(joana, home.id)).toEqual(Object.assign({}, home, ...changes));
  });

  test('leave one primary address, whatever they do', async () => {
    const [leo, home, work, beach] = await withThree('leo@exemplo.com.br');
    for (let round = 0; round < 5; round += 1) {
      const extra = await created(leo, { label: `Loja ${round}` });
      await Promise.all([
        changeAddress(leo, work.id, { primary: true }),
        changeAddress(leo, beach.id, { primary: true }),
        changeAddress(leo, extra.id, { primary: true }),
        deleteAddress(leo, extra.id),
        createAddress(leo, draft({ label: `Casa ${round}`, primary: true })),
        changeAddress(leo, home.id, { primary: true, number: String(round) }),
        saveBillingAddress(leo, draft()),
      ]);
      expect((await addressesOf(leo)).filter(({ primary }) => primary)).toHaveLength(1);
    }
    expect(await addressesOf(leo)).toHaveLength(8);
  });
});

describe('the billing address', () => {
  test('is one, and stands apart from those that goods go to', async () => {
    const [mara] = await withThree('mara@exemplo.com.br');
    expect(await billingAddress(mara)).toBeUndefined();
    const saved = await Promise.all(
      ['10', '20', '30'].map((number) => saveBillingAddress(mara, draft({ number, primary: true }))),
    );
    expect(new Set(saved.map((one) => one.ok && one.value.id)).size).toBe(1);
    expect(await billingAddress(mara)).toMatchObject({ country: 'Brasil', primary: false });
    expect(await listed(mara)).toEqual(['Casa*', 'Trabalho', 'Praia']);
    expect(await billingAddress(bia)).toBeUndefined();
  });

  test('does not count towards the maximum, nor as the first', async () => {
    const nina = await client('nina@exemplo.com.br');
    await saveBillingAddress(nina, draft());
    expect((await created(nina)).primary).toBe(true);
  });

  test('with a mistake is not written', async () => {
    const olga = await client('olga@exemplo.com.br');
    expect(await saveBillingAddress(olga, draft({ postalCode: '1' }))).toEqual({
      ok: false,
      refusal: { postalCode: 'O CEP tem 8 números.' },
    });
    expect(await billingAddress(olga)).toBeUndefined();
  });
});

test('an address that comes without its place gets its CEP’s; one that has a place keeps it', async () => {
  const rita = await client('rita@exemplo.com.br');
  const ofCode = { latitude: -23.5, longitude: -46.6 };
  const [without, own] = [
    await createAddress(rita, draft(), { ofCode }),
    await createAddress(rita, draft({ latitude: 1, longitude: 2 }), { ofCode }),
  ];
  if (!without.ok || !own.ok) throw new Error('both are valid');
  expect((await addressOf(rita, without.value.id))?.position).toEqual(ofCode);
  expect((await addressOf(rita, own.value.id))?.position).toEqual({ latitude: 1, longitude: 2 });
});

test('with uses-single-address no second address is made there, unless store-prefers-delivery-with-pickup disables that', async () => {
  const vera = await client('vera@exemplo.com.br');
  const single = new Set(['has-delivery', 'uses-single-address']);
  expect(await createAddress(vera, draft(), { tags: single })).toMatchObject({ ok: true });
  expect(await createAddress(vera, draft(), { tags: single })).toEqual({
    ok: false,
    refusal: { code: 'single-address' },
  });
  const disabled = new Set([...single, 'store-prefers-delivery-with-pickup']);
  expect(await createAddress(vera, draft(), { tags: disabled })).toMatchObject({ ok: true });
});
