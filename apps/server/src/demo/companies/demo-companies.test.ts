/** The demo's companies are linked and have terms by the calls of the panel. Design 6. */
import { beforeAll, expect, test } from 'vitest';
import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { changeCompanyPlace } from '#features/clients/server/company/change-company.ts';
import { showCompany } from '#features/clients/server/company/show-company.ts';
import { showClientTerms } from '#features/clients/server/terms/client-terms.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { seedPeople, seedStaff } from '../seed-people.ts';
import type { DemoPictures } from '../seed-pictures.ts';
import { staffOf } from '../seed-staff-context.ts';
import { seedSupplier } from '../seed-supplier.ts';
import { ferragensAtlas } from '../world/ferragens-atlas.ts';
import { DEMO_CLIENTS, DEMO_STAFF } from '../world/people.ts';
import { DEMO_COMPANY_TREES, DEMO_TERMS } from './companies.ts';
import { seedCompanies, seedTerms } from './seed-companies.ts';

const database = testDatabase();
const NO_PICTURES: DemoPictures = { gallery: async () => [], mark: async () => undefined };
let context: StaffContext;

beforeAll(async () => {
  const { current } = database;
  await current.transaction((db) => seedSupplier(db, ferragensAtlas, NO_PICTURES));
  await current.transaction((db) => seedPeople(db, DEMO_CLIENTS));
  await current.transaction((db) => seedStaff(db, DEMO_STAFF));
  await seedCompanies(current, DEMO_COMPANY_TREES);
  await seedTerms(current, DEMO_TERMS);
  const found = await staffOf(current, 'ferragens-atlas', 'ops@ferragens-atlas.exemplo.com.br');
  if (found === undefined) throw new Error('the demo has no such person');
  context = found;
}, 60_000);

const clientOf = async (email: string) =>
  (await accountByLogin(database.current.db, { kind: 'email', normalised: email }))?.clientId ?? '';
const tree = async () => {
  const shown = await showCompany(context, await clientOf('compras@jatoba.exemplo.com.br'));
  return shown.ok ? shown.value.companies.map(({ level, name }) => `${level} ${name}`) : [];
};

test('a head office has two branches, and two of the three have terms', async () => {
  expect(await tree()).toEqual([
    '1 Indústria de Móveis Jatobá',
    '2 Esquadrias Modelo',
    '2 Marcenaria Ponto Certo',
  ]);
  const terms = await showClientTerms(context, await clientOf('compras@jatoba.exemplo.com.br'));
  expect(terms).toMatchObject({ ok: true, value: { agreed: { minimumOrder: 50_000, version: 2 } } });
  expect(terms.ok && terms.value.agreed.paymentMethodIds).toHaveLength(3);
});

test('what the shop has changed since stays', async () => {
  const branch = await clientOf('compras@pontocerto.exemplo.com.br');
  await changeCompanyPlace(context, branch, null, 2);
  await seedCompanies(database.current, DEMO_COMPANY_TREES);
  await seedTerms(database.current, DEMO_TERMS);
  expect(await tree()).toEqual(['1 Indústria de Móveis Jatobá', '2 Esquadrias Modelo']);
  const terms = await showClientTerms(context, branch);
  expect(terms).toMatchObject({ value: { agreed: { version: 2 } } });
});
