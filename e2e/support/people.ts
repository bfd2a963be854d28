import { cnpj, cpf } from 'cpf-cnpj-validator';
import { seedPeople } from '#apps/server/src/demo/seed-people.ts';
import type { DemoAddress, DemoClient } from '#apps/server/src/demo/world/demo-client.ts';
import { DEMO_CLIENTS } from '#apps/server/src/demo/world/people.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Database } from '#platform/db/database.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  /** CPF or CNPJ, digits only. */
  readonly document: string;
}

/** Address of a person. */
export type Home = Pick<DemoAddress, 'city' | 'postalCode' | 'latitude' | 'longitude'>;

export interface People {
  /** A new consumer like the demo's Ana, known to no other test: two addresses, no orders. */
  readonly consumer: () => Promise<Person>;
  /** A new consumer with a single address there. */
  readonly consumerAt: (home: Home) => Promise<Person>;
  /** A new consumer with a passport in place of a CPF. */
  readonly foreigner: () => Promise<Person>;
  /** A new company like the demo's Horizonte, approved at Ferragens Atlas. */
  readonly company: () => Promise<Person>;
  /** A new person who works at these shops, by their slugs: the owner of the first, an operator of the others. */
  readonly staff: (...shops: readonly string[]) => Promise<Pick<Person, 'name' | 'email'>>;
  readonly close: () => Promise<void>;
}

export const PASSWORD = 'vitrine123';
export const ANA: Person = { name: 'Ana Souza', email: 'ana@exemplo.com.br', document: '52998224725' };
export const HORIZONTE: Person = {
  name: 'Marta Lima',
  email: 'compras@horizonte.exemplo.com.br',
  document: '11222333000181',
};
/** Waits for approval at Ferragens Atlas. */
export const NOVA_ERA: Person = {
  name: 'Paulo Reis',
  email: 'contato@novaera.exemplo.com.br',
  document: '12ABC34501DE35',
};

/** Adds people to the demo world of the running server. */
export function openPeople(dataDir: string): People {
  let opened: Promise<Database> | undefined;
  const database = (): Promise<Database> => {
    opened ??= joinEmbeddedDatabase({ dataDir, log: () => {} }).then(({ url }) => openDatabase(url));
    return opened;
  };
  const add = async (like: DemoClient, document: string): Promise<Person> => {
    const [first] = like.users;
    if (first === undefined) throw new Error(`${like.name} has no user`);
    const email = `cliente-${document}@exemplo.com.br`.toLowerCase();
    const { db } = await database();
    // Without what is unique to Ana.
    const customerOf = like.customerOf.map(({ erpCode: _, ...terms }) => terms);
    const alike = {
      ...like,
      customerOf,
      ownCombos: [],
      ownLists: [],
      document,
      users: [{ ...first, email }],
    };
    await seedPeople(db, [alike]);
    return { name: first.name, email, document };
  };
  return {
    consumer: () => add(known('person'), cpf.generate()),
    consumerAt: (home) => {
      const like = known('person');
      const addresses = like.addresses.slice(0, 1).map((address) => ({ ...address, ...home }));
      return add({ ...like, addresses }, cpf.generate());
    },
    foreigner: () =>
      add(known('person'), `EF${crypto.randomUUID().replace(/\D/g, '').padEnd(6, '0').slice(0, 6)}`),
    company: () => add(known('company'), cnpj.generate()),
    staff: async (...shops) => {
      const { db } = await database();
      const found = await Promise.all(shops.map((slug) => supplierByKey(db, slug)));
      const person = { name: 'Bia Ramos', email: `equipe-${crypto.randomUUID()}@exemplo.com.br` };
      const memberships = found.flatMap((shop, index) =>
        shop === undefined
          ? []
          : [{ supplierId: shop.id, role: index === 0 ? ('owner' as const) : ('operator' as const) }],
      );
      await createStaff(db, { ...person, passwordHash: await hashPassword(PASSWORD), memberships });
      return person;
    },
    close: async () => (await opened)?.close(),
  };
}

function known(kind: DemoClient['kind']): DemoClient {
  const found = DEMO_CLIENTS.find((client) => client.kind === kind);
  if (found === undefined) throw new Error(`the demo world has no ${kind}`);
  return found;
}
