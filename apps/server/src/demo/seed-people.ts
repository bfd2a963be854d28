import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import { addLinkedUser } from '#features/accounts/server/clients/add-linked-user.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { agreeForClient } from '#features/accounts/server/registration/agreements.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { saveNewAddress } from '#features/addresses/server/create-address.ts';
import { addToMonth, monthOf } from '#features/delegation/domain/sales-target.ts';
import { putRepresentative } from '#features/delegation/server/put-representative.ts';
import { putSalesTarget } from '#features/delegation/server/targets/put-sales-target.ts';
import { givePriceTable } from '#features/pricing/server/start-prices.ts';
import { putLists } from '#features/shopping-lists/server/put-lists.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { characteristicsOf } from '#features/suppliers/server/characteristics.store.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { seedCombos } from './seed-combos.ts';
import type { DemoAddress, DemoClient } from './world/demo-client.ts';
import type { DemoRepresentative, DemoStaff } from './world/people.ts';

const PASSWORD = 'vitrine123';

/** Creates the clients of the demo world. Existing clients keep what they changed, including the password. */
export async function seedPeople(db: Db, people: readonly DemoClient[]): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  for (const person of people) {
    const [principal, ...linked] = person.users;
    if (principal === undefined) continue;
    const { clientId, created } = await createClientAccount(db, {
      kind: person.kind,
      name: person.name,
      email: principal.email,
      userName: principal.name,
      document: person.document,
      password: { hash: passwordHash },
    });
    if (!created) continue;
    for (const { name, email } of linked) await addLinkedUser(db, clientId, { name, email, passwordHash });
    for (const address of person.addresses) await seedAddress(db, clientId, address);
    for (const { supplier, priceTable, answers = {}, ...terms } of person.customerOf) {
      const shop = await supplierByKey(db, supplier);
      if (shop === undefined) continue;
      const { client: questions } = await characteristicsOf(db, shop.id);
      const characteristics = questions.flatMap(({ id, name }) => {
        const answer = answers[name];
        return answer === undefined ? [] : [{ id, name, answer }];
      });
      await setCustomer(db, shop.id, clientId, { ...terms, characteristics });
      if (priceTable !== undefined) await givePriceTable(db, shop.id, clientId, priceTable);
    }
    const withTerms = await supplierByKey(db, 'mercado-central');
    if (withTerms !== undefined) await agreeForClient(db, withTerms.id, clientId, Date.now());
    for (const { supplier, lists } of person.ownLists ?? []) {
      const shop = await supplierByKey(db, supplier);
      if (shop !== undefined) await putLists(db, shop.id, lists, { clientId, now: Date.now() });
    }
    for (const { supplier, combos } of person.ownCombos ?? []) {
      const shop = await supplierByKey(db, supplier);
      if (shop !== undefined) await seedCombos(db, shop.id, combos, [clientId]);
    }
  }
}

/** Creates the representatives. Existing ones keep their list of clients. */
export async function seedRepresentatives(db: Db, people: readonly DemoRepresentative[]): Promise<void> {
  const accountOf = async (login: string) => {
    const name = parseLoginName(login);
    return name && accountByLogin(db, name);
  };
  for (const { supplier, email, clients, target } of people) {
    const shop = await supplierByKey(db, supplier);
    const user = await accountOf(email);
    if (shop === undefined || user === undefined) continue;
    const accounts = await Promise.all(clients.map(accountOf));
    const clientIds = accounts.flatMap((account) => (account === undefined ? [] : [account.clientId]));
    await putRepresentative(db, shop.id, user.userId, clientIds, Date.now());
    const month = monthOf(todayOf({ supplier: shop, now: Date.now() }));
    for (const one of [addToMonth(month, -1), month])
      await putSalesTarget(db, shop.id, one, { userId: user.userId, target });
  }
}

/** Creates the staff of the demo world. Existing people keep what they changed. */
export async function seedStaff(db: Db, people: readonly DemoStaff[]): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  for (const { owns, operates, ...person } of people) {
    const slug = owns ?? operates;
    const shop = slug === undefined ? undefined : await supplierByKey(db, slug);
    const role = owns === undefined ? 'operator' : 'owner';
    const memberships = shop === undefined ? [] : [{ supplierId: shop.id, role } as const];
    await createStaff(db, { ...person, passwordHash, memberships });
  }
}

const seedAddress = (db: Db, clientId: ClientId, address: DemoAddress): Promise<unknown> =>
  saveNewAddress(db, clientId, {
    label: address.label,
    street: address.street,
    number: address.number,
    district: address.district,
    complement: address.complement ?? '',
    city: address.city ?? 'São Paulo',
    state: 'SP',
    postalCode: address.postalCode,
    country: 'Brasil',
    reference: '',
    position: { latitude: address.latitude, longitude: address.longitude },
    primary: address.primary ?? false,
  });
