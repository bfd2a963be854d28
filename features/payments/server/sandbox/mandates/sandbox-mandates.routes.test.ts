/** The payer's page at the demo's bank. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { Provider } from '../../providers/provider.ts';
import { aPaidShop, type PaidShop } from '../../testing/a-paid-shop.ts';
import { sandboxProvider } from '../sandbox-provider.ts';
import { sandboxMandatesRoutes } from './sandbox-mandates.routes.ts';

const database = testDatabase();
let app: FastifyInstance;
let shop: PaidShop;
let provider: Provider;
let ref: string;

beforeAll(async () => {
  shop = await aPaidShop(database.current);
  provider = sandboxProvider({ db: shop.db, supplier: shop.supplier, secret: 's'.repeat(32) });
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...shop, now: Date.now(), request, reply }));
  sandboxMandatesRoutes(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  const now = Date.now();
  const made = await provider.mandates?.request({
    ...{ mandateId: newId(), orderNumber: 1, periodicity: 'weekly', startsOn: '2999-01-01', retries: true },
    ...{ floor: centavos(9_300), payer: { name: 'Ana', email: 'ana@exemplo.com.br' } },
    ...{ expiresAt: now + 60_000, now },
  });
  if (!made?.ok) throw new Error('no mandate');
  ref = made.value.ref;
});

const address = (tail = ''): string => `/sandbox-pagamentos/${shop.supplier.id}/pix-automatico/${tail}`;
const act = (action: string) => app.inject({ method: 'POST', url: address(`${ref}/${action}`) });

test('shows the terms, and runs no script', async () => {
  const shown = await app.inject({ url: address(ref) });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(shown.body).toContain('no máximo uma vez por semana, a partir de 01/01/2999');
  expect(shown.body).toMatch(/o seu teto pode ser de R\$\s93,00 para cima/);
  expect(shown.body).not.toContain('Primeiro pagamento');
});

test('each act leads to the page that says what is possible now', async () => {
  expect((await act('cancelar')).body).toContain('Recusar');
  expect((await act('autorizar?teto=92.99')).body).toContain('Recusar');
  expect((await act('autorizar?teto=93')).body).toContain('Autorizado. Pode voltar à loja.');
  expect((await act('recusar')).body).toContain('Autorizado. Pode voltar à loja.');
  expect((await act('sem-saldo')).body).toContain('Sem saldo: os débitos vão falhar.');
  expect((await act('com-saldo')).body).toContain('Há saldo para os débitos.');
  expect((await act('cancelar')).body).toContain('Você cancelou este Pix Automático.');
  expect((await act('autorizar')).body).toContain('Você cancelou este Pix Automático.');
});

test.each([
  ['another reference', () => app.inject({ url: address(`sbm${'0'.repeat(24)}`) }), 404],
  ['no reference at all', () => app.inject({ url: address('1') }), 400],
  ['an unknown act', () => act('apagar'), 400],
  ['a ceiling that is none', () => act('autorizar?teto=-1'), 400],
  ['a collection that is none', () => act('cancelar-cobranca?cobranca=1'), 400],
])('%s is refused', async (_, send, status) => {
  expect((await send()).statusCode).toBe(status);
});
