/** What each capacity may do for a client, checked against every call that declares an act. Spec 6; M12, T21, T34. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { signSession } from '#features/accounts/server/identity/session-token.ts';
import { startSession } from '#features/accounts/server/sessions/start-session.ts';
import { CAPACITIES } from '#kernel/scope.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { putBack } from '../../src/testing/panel-things.ts';
import { SECRET, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import {
  LINKED,
  putInvitation,
  putSpareAddress,
  type SmallWorld,
  smallWorld,
} from '../../src/testing/small-world.ts';
import { CONSUMING, keyOf, toInject, validRequests } from '../../src/testing/valid-requests.ts';

/** POST calls that change nothing of a client, or that concern no client yet: allowed in every capacity. */
const ABOUT_NO_CLIENT = [
  // Of the panel's people: their own access, and how they come in.
  'POST /v4/painel/eu/segunda-etapa/codigos',
  'POST /v4/painel/senha/recuperar',
  'POST /v4/painel/senha/nova',
  'POST /v4/painel/email/confirmar',
  'PUT /v4/painel/eu/nome',
  'PUT /v4/painel/eu/senha',
  'POST /v4/painel/eu/email',
  'DELETE /v4/painel/eu/sessoes/:idsessao',
  'DELETE /v4/painel/eu/sessoes',
  'POST /v4/painel/convite',
  'POST /v4/painel/convite/aceitar',
  'POST /v4/log/google-analytics/:idfornecedor',
  'POST /v4/log/google-analytics/:idfornecedor/retirada',
  // Opens a session or creates an account.
  'POST /v1/app/:token/usuario/autenticar',
  'POST /v1/app/:token/usuario/autenticar/representante',
  'POST /v1/app/:token/usuario/autenticar/segunda-etapa',
  'POST /v4/login-token/:idfornecedor/entrar',
  'POST /v4/plataforma/primeiro-acesso',
  'POST /v4/plataforma/convite',
  'POST /v4/plataforma/convite/aceitar',
  'POST /v4/painel/eu/personificacao/encerrar',
  'POST /v4/api-key/login',
  'POST /v1/app/:client/usuario',
  'POST /v4/product/spreadsheet/:idfornecedor',
  'POST /v4/app/formas-entrega/:idfornecedor/:cep',
  'POST /v4/app/taxa-entrega/:idfornecedor/:cep',
  'POST /v4/app/carrinho/precos/:idfornecedor',
  'POST /v4/app/compra-rapida/:idfornecedor',
  'POST /v4/app/compra-rapida/:idfornecedor/planilha',
  'POST /v2/app/fornecedor/:idfornecedor/produtos/adicionais',
  // Counts what a shopper did with recommendations.
  'POST /v4/sugestao/feedback',
  // Continues the present session at the shop's own domain.
  'POST /v4/login-token/:idfornecedor',
  // A ticket for live updates of what the user may see anyway.
  'POST /v4/bilhete-ao-vivo/:idfornecedor',
  // A provider's webhook, by its signature.
  'POST /v4/pagamentos/:provedor/:idfornecedor/notificacoes',
  // By a code from a mail or an authenticator, or by a key.
  'POST /v4/senha/nova',
  'POST /v4/verificacao/confirmar',
  'POST /v4/cadastro/confirmar',
  'POST /v4/notificacao/alertas/cancelar/:codigo',
  'POST /v4/privacidade/exclusao/confirmar',
  'POST /v4/convite',
  'POST /v4/convite/aceitar',
  'POST /v4/convite-representante',
  'POST /v4/convite-representante/aceitar',
  // Calls of the panel's staff.
  'POST /v4/painel/entrar',
  'POST /v4/painel/entrar/segunda-etapa',
  'POST /v4/painel/sair',
  'POST /v4/painel/eu/segunda-etapa',
  'POST /v4/painel/eu/segunda-etapa/confirmar',
  'POST /v4/painel/eu/segunda-etapa/remover',
];

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
});
afterAll(() => app.close());

test('every call of a client that changes something says what it does', () => {
  const silent = app.servedCalls.filter(
    ({ endpoint, access, act }) =>
      access !== 'staff' && access !== 'platform' && act === undefined && endpoint.method !== 'GET',
  );
  expect(silent.map(keyOf).filter((key) => !ABOUT_NO_CLIENT.includes(key))).toEqual([]);
});

/** The shop's staff order for a client in their panel, without a session of the client's. */
const WITH_SESSION = CAPACITIES.filter((capacity) => capacity !== 'attendant');

/** A session for Ana's client, as the product opens it. */
async function actingAs(capacity: (typeof WITH_SESSION)[number]) {
  const { db } = database.current;
  const now = Date.now();
  const userId = capacity === 'linked' ? LINKED.user : world.ana.userId;
  const acting = capacity === 'principal' ? {} : { acting: { capacity, clientId: world.ana.id } };
  const { sessionId, handle, expiresAt } = await startSession({ db, now }, { userId, device: '', ...acting });
  return { userId, handle, token: await signSession(SECRET, sessionId, expiresAt) };
}

test('each capacity may do what the table says, and nothing else', {
  timeout: 120_000,
}, async () => {
  const { ana, market } = world;
  const refused: string[] = [];
  const expected: string[] = [];
  for (const call of app.servedCalls) {
    const { act } = call;
    if (act === undefined) continue;
    const key = keyOf(call);
    for (const capacity of WITH_SESSION) {
      if (!capacityMay(capacity, act)) expected.push(`${capacity}: ${key}`);
      if (CONSUMING.includes(key)) {
        await putBack(database.current.db, market.id, market.panel);
        await putSpareAddress(database.current.db, ana.id);
        await putInvitation(database.current.db, ana, LINKED.ana);
      }
      const { userId, handle, token } = await actingAs(capacity);
      const ids = { clientId: ana.id, userId, addressId: ana.addressId, orderNumber: 1, shop: market };
      const who = { ...ids, handle, email: ana.email, staffEmail: '' };
      const request = toInject(key, validRequests(who)[key] ?? {});
      const headers = { ...request.headers, host: MARKET_HOST, authorization: `Bearer ${token}` };
      const answer = await send(app, { ...request, headers });
      expect(answer.statusCode, `${capacity}: ${key}`).toBeLessThan(500);
      if (answer.statusCode === 403 && answer.json().code === 'capacity-may-not') {
        refused.push(`${capacity}: ${key}`);
        expect(answer.json().message).toMatch(/\.$/);
      }
    }
  }
  expect(refused).toEqual(expected);
});
