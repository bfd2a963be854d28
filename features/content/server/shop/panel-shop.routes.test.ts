/** Staff edit what a shop says of itself: it arrives in the shop, and nobody overwrites what they have not seen. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { iconHref } from '#features/suppliers/contract/app-manifest.wire.ts';
import { type Shop, supplierScope } from '#features/suppliers/domain/shop.ts';
import type { ShopState } from '#features/suppliers/domain/shop-state.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { raisePartVersion } from '#features/suppliers/server/part-versions.store.ts';
import {
  changeState,
  changeIdentity as changeSupplierIdentity,
} from '#features/suppliers/server/platform/managed-suppliers.store.ts';
import { redirectFrom } from '#features/suppliers/server/redirects.store.ts';
import { shopById } from '#features/suppliers/server/suppliers.store.ts';
import { readTerms } from '#features/suppliers/server/terms-of-use.ts';
import { defined } from '#kernel/defined.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { identityLocked } from '../../contract/shop/panel-shop-texts.ts';
import { savePicture } from '../page-pictures.store.ts';
import { panelShopRoutes } from './panel-shop.routes.ts';
import { panelShopTextsRoutes } from './panel-shop-texts.routes.ts';

const database = testDatabase();
let context: Omit<Context, 'actor'> & { readonly actor: Staff };
let app: FastifyInstance;

const BOUGHT = { label: 'Portal', href: '/portal', modules: ['customer panel'] } as const;

beforeEach(async () => {
  const { db } = database.current;
  const slug = `loja-${newId()}`;
  const { id } = await createSupplier(db, {
    slug,
    name: 'Empório',
    whiteLabel: false,
    tags: [],
    theme: { primary: '#7a1f3d', secondary: '#c9a227', auxiliary: '#f8eef1', text: '#ffffff' },
    menu: [{ label: 'Ofertas', href: '/c/ofertas' }, BOUGHT],
    footer: {
      legalName: 'Empório Ltda.',
      cnpj: '11.222.333/0001-81',
      address: 'Rua A, 1',
      columns: [{ title: 'Ajuda', links: [{ label: 'Trocas', href: '/trocas' }] }],
    },
    domains: [],
    stores: [],
  });
  const email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: id, role: 'owner' as const }];
  await createStaff(db, { name: 'Dora', email, passwordHash: 'none', administrator: false, memberships });
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  const actor: Staff = {
    kind: 'staff',
    sessionId: newId(),
    staffId: row?.id ?? '',
    name: 'Dora',
    standing: 'owner',
  };
  context = {
    db,
    database: database.current,
    supplier: { id, slug, name: 'Empório', tags: new Set() },
    now: Date.now(),
    actor,
  };
  app ??= await appOf(
    (inner) => {
      panelShopRoutes(inner);
      panelShopTextsRoutes(inner);
    },
    () => context,
  );
});

const call = async (method: 'GET' | 'POST' | 'PUT', tail: string, payload?: object) => {
  const url = `/v4/painel/${context.supplier.id}/${tail}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const shop = () => shopById(context.db, context.supplier.id);

const become = (state: ShopState) => changeState(context.db, context.supplier.id, state, undefined);

test('what is saved is what the shop shows; the other parts stay', async () => {
  await become('draft');
  const { identidade, menu } = (await call('GET', 'loja')).body;
  const wanted = {
    ...identidade,
    nome: 'Empório da Vila',
    telefone: '(11) 4000-1234',
    whatsapp: '(11) 94000-1234',
    aviso: 'Feriado',
  };
  expect(await call('PUT', 'loja/identidade', wanted)).toEqual({
    status: 200,
    body: { ...wanted, versao: 2 },
  });
  expect(await shop()).toMatchObject({
    name: 'Empório da Vila',
    notice: 'Feriado',
    footer: { phone: '(11) 4000-1234', whatsapp: '(11) 94000-1234', columns: [{ title: 'Ajuda' }] },
  });
  expect((await call('GET', 'loja')).body.menu).toEqual(menu);
});

test('name and documents are free in preparation, and the platform’s once the shop has opened', async () => {
  await become('draft');
  expect((await call('GET', 'loja')).body.documentos_livres).toBe(true);
  await become('open');
  const { identidade, documentos_livres } = (await call('GET', 'loja')).body;
  expect(documentos_livres).toBe(false);
  const others = { nome: 'Outra', razao_social: 'Outra Ltda.', cnpj: '529.982.247-25' };
  expect(
    await call('PUT', 'loja/identidade', { ...identidade, ...others, telefone: '(11) 4000-1234' }),
  ).toMatchObject({
    status: 422,
    body: {
      code: 'identity-locked',
      facts: { campos: { nome: identityLocked, razao_social: identityLocked, cnpj: identityLocked } },
    },
  });
  const free = { ...identidade, telefone: '(11) 4000-1234', endereco: 'Rua B, 2' };
  expect(await call('PUT', 'loja/identidade', free)).toEqual({ status: 200, body: { ...free, versao: 2 } });
  expect(await shop()).toMatchObject({ name: 'Empório', footer: { phone: '(11) 4000-1234' } });
});

test('what the platform has changed meanwhile is shown, and not refused as locked', async () => {
  await become('open');
  const { identidade } = (await call('GET', 'loja')).body;
  const { id, slug } = context.supplier;
  const legal = {
    name: 'Empório Novo',
    slug,
    legalName: 'Empório Novo Ltda.',
    cnpj: '11.222.333/0001-81',
    address: 'Rua A, 1',
  };
  await changeSupplierIdentity(context.db, id, legal);
  await raisePartVersion(context.db, id, 'identity');
  const late = await call('PUT', 'loja/identidade', { ...identidade, telefone: '(11) 4000-1234' });
  expect(late).toMatchObject({
    status: 409,
    body: { facts: { atual: { nome: 'Empório Novo', versao: 2 } } },
  });
  expect((await shop())?.name).toBe('Empório Novo');
});

test('a shop lives by the clock that it chose', async () => {
  const { identidade } = (await call('GET', 'loja')).body;
  expect(identidade.fuso).toBe('America/Sao_Paulo');
  const saved = await call('PUT', 'loja/identidade', { ...identidade, fuso: 'America/Manaus' });
  expect(saved).toMatchObject({ status: 200, body: { fuso: 'America/Manaus' } });
  const own = await shop();
  expect(own?.timeZone).toBe('America/Manaus');
  const now = Date.parse('2026-11-22T03:30:00Z');
  expect(todayOf({ supplier: supplierScope(own as Shop), now })).toBe('2026-11-21');
  expect(await call('PUT', 'loja/identidade', { ...identidade, fuso: 'Europe/Paris' })).toMatchObject({
    status: 400,
  });
  await call('PUT', 'loja/identidade', { ...identidade, versao: 2 });
  expect((await shop())?.timeZone).toBeUndefined();
});

test('an icon is one of the shop’s pictures, and may be taken away', async () => {
  const { aparencia } = (await call('GET', 'loja')).body;
  const icone = '0123456789abcdef0123456789abcdef';
  expect(await call('PUT', 'loja/aparencia', { ...aparencia, icone })).toMatchObject({
    status: 422,
    body: { code: 'picture-not-there' },
  });
  const picture = { id: icone, alt: '', width: 512, height: 512 };
  await savePicture(context.db, context.supplier.id, picture, context.now);
  expect(await call('PUT', 'loja/aparencia', { ...aparencia, icone })).toMatchObject({
    status: 200,
    body: { icone, logo: null, versao: 2 },
  });
  const own = (await shop()) as Shop;
  expect(iconHref(own, 'tab-96')).toContain(`/icone/1-${icone}-tab-96.png`);
  await call('PUT', 'loja/aparencia', { ...aparencia, versao: 2 });
  expect(await shop()).not.toHaveProperty('icon');
});

test('a style is one of the choices, and who knows none of it leaves it as it is', async () => {
  const { aparencia } = (await call('GET', 'loja')).body;
  expect(aparencia.estilo).toMatchObject({ forma: 'suave', titulos: 'texto' });
  const estilo = { ...aparencia.estilo, forma: 'reta', titulos: 'serifada' };
  expect(await call('PUT', 'loja/aparencia', { ...aparencia, estilo })).toMatchObject({
    status: 200,
    body: { estilo, versao: 2 },
  });
  expect((await shop())?.theme.style).toMatchObject({ shape: 'straight', display: 'serif' });
  const { estilo: _, ...older } = aparencia;
  expect(await call('PUT', 'loja/aparencia', { ...older, versao: 2 })).toMatchObject({
    status: 200,
    body: { estilo },
  });
  const unknown = { ...aparencia, estilo: { ...estilo, forma: 'estrela' }, versao: 3 };
  expect(await call('PUT', 'loja/aparencia', unknown)).toMatchObject({ status: 400 });
});

test('a menu comes back with what a module hides, and goes out again unchanged', async () => {
  const { menu } = (await call('GET', 'loja')).body;
  expect(menu.itens).toContainEqual({ rotulo: 'Portal', link: '/portal', modulos: ['customer panel'] });
  const swapped = { ...menu, itens: menu.itens.toReversed() };
  expect(await call('PUT', 'loja/menu', swapped)).toMatchObject({
    status: 200,
    body: { itens: swapped.itens, versao: 2 },
  });
});

test('colours that nobody could read are refused with the pair, and nothing changes', async () => {
  const { aparencia } = (await call('GET', 'loja')).body;
  const before = await shop();
  expect(await call('PUT', 'loja/aparencia', { ...aparencia, cor_primaria: '#ffe100' })).toMatchObject({
    status: 422,
    body: {
      code: 'low-contrast',
      message: expect.stringContaining('texto sobre a cor principal (contraste de 1,31 : 1'),
      facts: { pares: [{ par: 'text-on-primary', contraste: 1.31 }] },
    },
  });
  expect(await shop()).toEqual(before);
});

test.each([
  ['identidade', { cnpj: '11.222.333/0001-80' }, 'identity-faulty', { campos: { cnpj: expect.any(String) } }],
  ['aparencia', { logo: 'a'.repeat(64) }, 'picture-not-there', undefined],
  ['menu', { itens: [{ rotulo: 'X', link: 'javascript:alert(1)' }] }, 'bad-link', expect.anything()],
])('refused: %s with %j', async (part, change, code, facts) => {
  await become('draft');
  const body = { ...(await call('GET', 'loja')).body[part], ...change };
  const answer = await call('PUT', `loja/${part}`, body);
  expect(answer).toMatchObject({ status: 422, body: { code } });
  expect(answer.body.facts).toEqual(facts);
});

test.each(['identidade', 'aparencia', 'menu'])(
  'the second of two who edit %s reads how it is',
  async (part) => {
    const body = (await call('GET', 'loja')).body[part];
    expect((await call('PUT', `loja/${part}`, body)).status).toBe(200);
    expect(await call('PUT', `loja/${part}`, body)).toMatchObject({
      status: 409,
      body: { code: 'alterado-por-outra-pessoa', facts: { atual: { ...body, versao: 2 } } },
    });
  },
);

test('a text of the shop is replaced as a whole; a question keeps its options', async () => {
  const partes = [
    { titulo: 'Quem somos', conteudo: 'Uma família.' },
    { titulo: 'Onde', conteudo: 'Na vila.' },
  ];
  expect(await call('PUT', 'textos/ABOUT', { partes, versao: 1 })).toMatchObject({ status: 200 });
  const perguntas = [{ nome: 'Ramo', obrigatorio: true, opcoes: ['Bar', 'Padaria'] }];
  expect(await call('PUT', 'perguntas/CLIENTE', { perguntas, versao: 1 })).toMatchObject({ status: 200 });
  const { body } = await call('GET', 'textos');
  expect(body.textos).toContainEqual({ tipo: 'ABOUT', partes, versao: 2 });
  expect(body.textos).toContainEqual({ tipo: 'PRIVACY_POLICY', partes: [], versao: 1 });
  expect(body.perguntas).toContainEqual({ assunto: 'CLIENTE', perguntas, versao: 2 });
  expect(await call('PUT', 'textos/ABOUT', { partes: [partes[0], partes[0]], versao: 2 })).toMatchObject({
    status: 422,
    body: { code: 'title-twice' },
  });
  expect(await call('PUT', 'textos/ABOUT', { partes: [], versao: 1 })).toMatchObject({
    status: 409,
    body: { facts: { atual: { tipo: 'ABOUT', partes, versao: 2 } } },
  });
});

test('terms are published from the version in force, and the same text not again', async () => {
  const first = { titulo: 'Termos', texto: 'Compre com calma.' };
  expect(await call('POST', 'termos-uso', { ...first, vigente: 0 })).toMatchObject({
    status: 200,
    body: { versoes: [{ versaoArquivo: 1, vigente: true, aceites: 0 }] },
  });
  expect(await call('POST', 'termos-uso', { ...first, vigente: 1 })).toMatchObject({
    body: { code: 'terms-unchanged' },
  });
  const second = { ...first, texto: 'Compre com muita calma.' };
  expect(await call('POST', 'termos-uso', { ...second, vigente: 0 })).toMatchObject({
    body: { code: 'other-terms-now' },
  });
  await call('POST', 'termos-uso', { ...second, vigente: 1 });
  expect(await readTerms(context, undefined)).toMatchObject({ version: 2, text: second.texto });
});

test('an old address leads on, and not to another old one', async () => {
  const enderecos = [{ de: 'produtos/cafe/?cor=1', para: '/c/cafes' }];
  expect(await call('PUT', 'enderecos-antigos', { enderecos, versao: 1 })).toEqual({
    status: 200,
    body: { enderecos: [{ de: '/produtos/cafe', para: '/c/cafes' }], versao: 2 },
  });
  expect(await redirectFrom(context.db, context.supplier.id, '/produtos/cafe')).toBe('/c/cafes');
  const chain = [...enderecos, { de: '/cafe', para: '/produtos/cafe' }];
  expect(await call('PUT', 'enderecos-antigos', { enderecos: chain, versao: 2 })).toMatchObject({
    status: 422,
    body: { code: 'redirect-chain' },
  });
  expect(await call('PUT', 'enderecos-antigos', { enderecos: [], versao: 1 })).toMatchObject({
    status: 409,
    body: { facts: { atual: { enderecos: [{ de: '/produtos/cafe' }], versao: 2 } } },
  });
});

test('every change is in the audit log, with what was before', async () => {
  const { aparencia } = (await call('GET', 'loja')).body;
  await call('PUT', 'loja/aparencia', { ...aparencia, cor_primaria: '#123456' });
  expect(
    await context.db
      .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
      .from(auditEvents)
      .where(eq(auditEvents.supplierId, context.supplier.id)),
  ).toMatchObject([
    { action: 'shop-appearance.changed', before: { primary: '#7a1f3d' }, after: { primary: '#123456' } },
  ]);
});
