/** Staff look up applicants in the tax register: asked once, stored, compared with what the client says. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import type { Staff } from '#kernel/scope.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { CompanyRecord } from '../../domain/registration/company.ts';
import { auditEvents } from '../audit/audit.tables.ts';
import { clients } from '../clients/accounts.tables.ts';
import { panelApprovalsRoutes } from '../clients/panel-approvals.routes.ts';
import type { CompanyRegister } from '../registration/company-register.ts';

const database = testDatabase();
let app: FastifyInstance;
let ana: ShopperContext;
let owner: Staff;
/** What the tax register says; `calls` counts how often. */
let register: CompanyRegister;
let calls = 0;

const HOME = {
  street: 'Rua Um',
  number: '1',
  district: 'Centro',
  city: 'Campinas',
  state: 'SP',
  postalCode: '13010100',
};

beforeAll(async () => {
  app = await routesApp(
    (to) =>
      panelApprovalsRoutes(to, {
        sampleCompanies: (cnpj) => {
          calls += 1;
          return register(cnpj);
        },
        facts: { addressesOf: async (_, ids) => new Map(ids.map((id) => [id, [HOME]])) },
      }),
    () => ({ ...ana, actor: owner }),
  );
});
afterAll(() => app.close());

/** Each test's client has another, because documents are unique; the register of the tests answers for any. */
const documents = ['12ABC34501DE35', '58473921000151', '67218405000171', '71904836000169'];
const company: CompanyRecord = {
  cnpj: '12ABC34501DE35',
  name: 'OBRAS RAPIDAS LTDA',
  active: false,
  tradeName: 'OBRA JA',
  status: 'BAIXADA',
  openedOn: '2019-03-11',
  activity: { code: '4744001', name: 'Ferragens' },
  address: {
    postalCode: '13010100',
    street: 'RUA UM',
    number: '1',
    complement: '',
    district: 'CENTRO',
    city: 'CAMPINAS',
    state: 'SP',
  },
};
const pathOf = (clientId: string): string => `/v4/painel/${ana.supplier.id}/cadastros/${clientId}/receita`;
const check = () => app.inject({ method: 'POST', url: pathOf(ana.actor.clientId) });

beforeEach(async () => {
  ana = await aShopper({ ...(await aShop(database.current)), now: Date.now() }, false);
  owner = await anOwner(ana);
  calls = 0;
  const becomes = { kind: 'company', name: 'Obras Lentas', document: documents.pop() ?? '' } as const;
  await ana.db.update(clients).set(becomes).where(eq(clients.id, ana.actor.clientId));
  register = async () => company;
});
test('the register is asked once, and read as often as staff like; what differs is marked', async () => {
  const answer = await check();
  expect(answer.json().receita).toMatchObject({
    resultado: 'ENCONTRADA',
    empresa: { razao_social: 'OBRAS RAPIDAS LTDA', situacao_cadastral: 'BAIXADA', cnae: '4744001' },
    diferencas: ['razao_social', 'situacao_cadastral'],
  });
  const list = (await app.inject(`/v4/painel/${ana.supplier.id}/cadastros`)).json();
  expect(list.dados[0].receita).toEqual(answer.json().receita);
  expect(list.quantidades).toEqual({ aguardando: 1, aprovados: 0, recusados: 0 });
  expect(calls).toBe(1);
  const acts = await ana.db
    .select({ action: auditEvents.action, after: auditEvents.after })
    .from(auditEvents)
    .where(and(eq(auditEvents.supplierId, ana.supplier.id), eq(auditEvents.subjectId, ana.actor.clientId)));
  expect(acts).toEqual([{ action: 'client.register-checked', after: { outcome: 'found' } }]);
});

test('a register that does not answer loses nothing', async () => {
  const before = (await check()).json().receita;
  register = async () => undefined;
  ana = { ...ana, now: ana.now + 60_000 };
  expect((await check()).json().receita).toEqual({
    ...before,
    resultado: 'SEM_RESPOSTA',
    consultada_em: new Date(ana.now).toISOString(),
  });
});

test('a register that does not know the company says so', async () => {
  register = async () => 'unknown';
  expect((await check()).json().receita).toMatchObject({
    resultado: 'DESCONHECIDA',
    empresa: null,
    encontrada_em: null,
    diferencas: [],
  });
});

test('the register is never asked about people, nor about strangers', async () => {
  await ana.db.update(clients).set({ document: '52998224725' }).where(eq(clients.id, ana.actor.clientId));
  const person = await check();
  expect([person.statusCode, person.json().code]).toEqual([422, 'companies-only']);
  const elsewhere = await aShopper(await aShop(database.current));
  const stranger = await app.inject({ method: 'POST', url: pathOf(elsewhere.actor.clientId) });
  expect(stranger.statusCode).toBe(404);
  expect(calls).toBe(0);
});
