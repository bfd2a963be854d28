/**
 * A refused client reads that the shop refused, wherever a waiting one reads that it waits. Spec 6, unapproved users.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { putRepresentative } from '#features/delegation/server/put-representative.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { toInject, validRequests } from '../../src/testing/valid-requests.ts';

const REFUSED = 'Seu cadastro não foi aprovado por esta loja. Fale com ela para saber mais.';
const REPRESENTATIVE = 'rita@exemplo.com.br';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  const { market, atlas, staff } = world;
  const { db } = database.current;
  const password = { hash: await hashPassword(PASSWORD) };
  const rita = { kind: 'person', name: 'Rita Sales', email: REPRESENTATIVE, password } as const;
  const { userId } = await createClientAccount(db, rita);
  await putRepresentative(db, atlas.id, userId, [world.bia.id, world.novo.id], Date.now());
  ana = await logIn(app, world.ana.email, market.id);
  await refuse(market.id, staff.owner, world.ana.id);
  await refuse(atlas.id, staff.elsewhere, world.bia.id);
});
afterAll(() => app.close());

async function refuse(supplierId: string, staffEmail: string, clientId: string): Promise<void> {
  const { cookie } = await logInStaff(app, staffEmail);
  const url = `/v4/painel/${supplierId}/cadastros/${clientId}/aprovacao`;
  const answer = await send(app, { method: 'PUT', url, headers: { cookie }, payload: { aprovado: false } });
  expect(answer.statusCode, answer.body).toBe(200);
}

const asAna = () => ({ cookie: ana.cookie, 'x-idfornecedor': world.market.id });

test('a shop that restricts only orders lets them look, and says so', async () => {
  const session = await send(app, { url: '/v1/app/token/cliente', headers: asAna() });
  expect(session.json()).toMatchObject({
    authenticated: true,
    cadastro_aprovado: false,
    cadastro_recusado: true,
  });
  const login = await send(app, {
    method: 'POST',
    url: '/v1/app/token/usuario/autenticar',
    payload: { cpf: world.ana.email, senha: PASSWORD, idfornecedor: world.market.id },
  });
  expect(login.json()).toMatchObject({ cadastro_aprovado: false, cadastro_recusado: true });
});

test('their order is refused with that word, and not with that of one who waits', async () => {
  const { market, ana: client, staff } = world;
  const who = {
    handle: ana.handle,
    clientId: client.id,
    userId: client.userId,
    email: client.email,
    addressId: client.addressId,
    orderNumber: 1,
    staffEmail: staff.owner,
    shop: market,
  };
  const post = (key: string) => {
    const request = toInject(key, validRequests(who)[key] ?? {});
    return send(app, { ...request, headers: { ...request.headers, ...asAna() } });
  };
  await post('POST /v2/app/:client/usuario/:idcliente/cart');
  const placed = await post('POST /v2/app/:token/usuario/:idcliente/pedido');
  expect(placed.statusCode, placed.body).toBe(403);
  expect(placed.json()).toMatchObject({ code: 'registration-refused', message: REFUSED });
});

test('a representative reads it in the list, and when about to buy for them', async () => {
  const { atlas, bia, novo } = world;
  const login = await send(app, {
    method: 'POST',
    url: '/v1/app/token/usuario/autenticar/representante',
    payload: { cpf: REPRESENTATIVE, senha: PASSWORD, idfornecedor: atlas.id },
  });
  const [cookie] = login.cookies;
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const url = `/v4/representante/${atlas.id}/${login.json().token}`;
  const listed = (await send(app, { url, headers })).json().clientes;
  const refusedAt = (id: string) =>
    listed.find(({ idcliente }: { idcliente: string }) => idcliente === id).cadastro_recusado;
  expect([refusedAt(bia.id), refusedAt(novo.id)]).toEqual([true, undefined]);
  const choose = async (idclienterepresentado: string) => {
    const payload = { idclienterepresentado };
    const answer = await send(app, { method: 'POST', url: `${url}/cliente`, headers, payload });
    return [answer.statusCode, answer.json().code];
  };
  expect(await choose(bia.id)).toEqual([403, 'client-refused']);
  expect(await choose(novo.id)).toEqual([403, 'client-waits']);
});
