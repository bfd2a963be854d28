import { beforeAll, expect, test } from 'vitest';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { accept } from '#kernel/result.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createClientAccount } from '../registration/create-client-account.ts';
import { createStaff } from '../staff/create-staff.ts';
import { staff } from '../staff/staff.tables.ts';
import { awaitSecondStep } from './await-second-step.ts';
import type { FactorOwner } from './factor-owner.ts';
import { newRecoveryCodes } from './new-recovery-codes.ts';
import { type PassedStep, passSecondStep } from './pass-second-step.ts';
import { confirmFactor, putFactor } from './second-factors.store.ts';

const database = testDatabase();
const now = Date.UTC(2026, 10, 20, 15);
let context: Context;
let user: FactorOwner;
let person: FactorOwner;

beforeAll(async () => {
  const { db } = database.current;
  const { id } = await createSupplier(db, {
    slug: 'mercado',
    name: 'mercado',
    whiteLabel: false,
    tags: [],
    theme: { primary: '#112233', secondary: '#445566', auxiliary: '#778899', text: '#ffffff' },
    menu: [],
    footer: { legalName: 'mercado', cnpj: '11.222.333/0001-81', address: 'Rua A, 1', columns: [] },
    domains: [],
    stores: [],
  });
  const supplier = { id, slug: 'mercado', name: 'mercado', tags: new Set<string>() };
  context = { supplier, actor: VISITOR, now, db, database: database.current };
  const email = 'dora@exemplo.com.br';
  const { userId } = await createClientAccount(db, {
    kind: 'person',
    name: 'Dora',
    email,
    document: '52998224725',
    password: { hash: 'x' },
  });
  await createStaff(db, { name: 'Dora', email, passwordHash: 'x', memberships: [] });
  const [row] = await db.select({ id: staff.id }).from(staff);
  user = { kind: 'user', id: userId };
  person = { kind: 'staff', id: row?.id ?? '' };
});

/** A recovery code and the pending login of an owner. */
async function pending(owner: FactorOwner, onlyAt?: string) {
  const id = newId();
  await putFactor(context.db, owner, id, 'sealed');
  await confirmFactor(context.db, id, now);
  const [code = ''] = await newRecoveryCodes(context.db, id);
  const challenge = await awaitSecondStep(context, owner, onlyAt === undefined ? {} : { onlyAt });
  return { challenge: challenge ?? '', code, secret: 'a secret of the tests' };
}

const open = async (_: Context, step: PassedStep) => accept(step);

test('a pending login of one kind of account opens no session of the other, wherever it was begun', async () => {
  const { id } = context.supplier;
  const over = { ok: false, refusal: { code: 'step-is-over' } };
  const ofUser = await pending(user);
  expect(await passSecondStep(context, { kind: 'staff' }, ofUser, open)).toEqual(over);
  const ofStaff = await pending(person, id);
  expect(await passSecondStep(context, { kind: 'user', onlyAt: id }, ofStaff, open)).toEqual(over);
});
