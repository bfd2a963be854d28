/**
 * Test fixture of this folder: two shops, two clients and a server with the routes that reveal the caller's identity.
 */

import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountsRoutes } from '#features/accounts/server/login/accounts.routes.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { addressesRoutes } from '#features/addresses/server/addresses.routes.ts';
import { openPlaces } from '#features/addresses/server/open-places.ts';
import { whoServes } from '#features/delivery/server/areas/who-serves.ts';
import { createSupplier, type NewSupplier } from '#features/suppliers/server/create-supplier.ts';
import { suppliersRoutes } from '#features/suppliers/server/suppliers.routes.ts';
import { defined } from '#kernel/defined.ts';
import type { Database } from '#platform/db/database.ts';
import { mapErrors } from '#platform/http/error-mapper.ts';
import { compileSchemasOnUse } from '#platform/http/schema-compilers.ts';
import { createContextOf } from './context-of.ts';

const sessionSecret = 'a secret of the tests';

/** A trusted proxy: its `X-Forwarded-Proto` counts. */
export const PROXY = '10.0.0.1';

export async function testServer(database: Database): Promise<FastifyInstance> {
  // Not `httpApp`: it refuses requests while the machine is busy, which parallel tests can cause.
  const app = Fastify({ trustProxy: [PROXY], routerOptions: { maxParamLength: 256 } });
  app.decorate('servedCalls', []);
  compileSchemasOnUse(app);
  mapErrors(app);
  await app.register(cookie);
  app.decorate('contextOf', createContextOf({ database, sessionSecret }));
  suppliersRoutes(app, { whoServes, completeShop: async (_, shop) => shop });
  accountsRoutes(app, { sessionSecret });
  addressesRoutes(app, openPlaces({}));
  await app.ready();
  return app;
}

export async function testWorld({ db }: Database) {
  const aurora = await createSupplier(
    db,
    shop('aurora', { domains: ['aurora.localhost'], whiteLabel: true }),
  );
  const market = await createSupplier(db, shop('mercado', {}));
  const atlas = await createSupplier(db, shop('atlas', { tags: ['block-not-approved-user'] }));
  const ana = await account(db, 'ana@exemplo.com.br', '52998224725');
  const bia = await account(db, 'bia@exemplo.com.br', '11144477735');
  return { aurora: aurora.id, market: market.id, atlas: atlas.id, ana: ana.clientId, bia: bia.clientId };
}

const account = (db: Database['db'], email: string, document: string) =>
  createClientAccount(db, { kind: 'person', name: email, email, document, password: 'vitrine123' });

const shop = (slug: string, more: Partial<NewSupplier>): NewSupplier => ({
  slug,
  name: slug,
  whiteLabel: false,
  tags: [],
  theme: { primary: '#112233', secondary: '#445566', auxiliary: '#778899', text: '#ffffff' },
  menu: [],
  footer: { legalName: slug, cnpj: '11.222.333/0001-81', address: 'Rua A, 1', columns: [] },
  domains: [],
  stores: [],
  ...more,
});

export interface InjectedRequest {
  readonly method?: 'GET' | 'POST' | 'HEAD';
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly remoteAddress?: string;
}

export const injectRequest = (
  app: FastifyInstance,
  url: string,
  { method, host, headers, body, remoteAddress }: InjectedRequest = {},
) =>
  app.inject({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url,
    headers: { host: host ?? 'localhost:3000', ...headers },
    ...defined({ payload: body, remoteAddress }),
  });

export interface FixtureLogin {
  readonly handle: string;
  readonly clientId: string;
  readonly token: string;
  /** Value of the `cookie` header. */
  readonly cookie: string;
}

export async function logInAs(app: FastifyInstance, login: string, supplier: string): Promise<FixtureLogin> {
  const answer = await injectRequest(app, '/v1/app/token/usuario/autenticar', {
    body: { cpf: login, senha: 'vitrine123', idfornecedor: supplier },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const [cookie] = answer.cookies;
  if (cookie === undefined) throw new Error('a login sets the cookie');
  const { token: handle, idcliente } = answer.json();
  return { handle, clientId: idcliente, token: cookie.value, cookie: `${cookie.name}=${cookie.value}` };
}
