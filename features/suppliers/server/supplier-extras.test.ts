import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept } from '#kernel/result.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { supplierScope } from '../domain/shop.ts';
import { FOOTER_NOTE_TEXT, NOTICE_TEXT } from '../domain/shop-texts.ts';
import { createSupplier, type NewSupplier } from './create-supplier.ts';
import { supplierByKey } from './find-supplier.ts';
import { suppliersRoutes } from './suppliers.routes.ts';

const database = testDatabase();
let app: FastifyInstance;
let visitor: Context;
let atlas: Context;
let plain: Context;

const text = (language: string, name: string, said: string) => ({ language, name, text: said });

const ATLAS: NewSupplier = {
  slug: 'atlas',
  name: 'Atlas',
  whiteLabel: false,
  tags: ['enable-google-analytics-ga4-version-tag-events'],
  theme: { primary: '#112233', secondary: '#445566', auxiliary: '#778899', text: '#ffffff' },
  menu: [
    { label: 'Ofertas', href: '/c/ofertas', modules: ['web-commerce'] },
    { label: 'Venda+', href: '/venda', modules: ['Venda+ web'] },
    { label: 'Novidades', href: '/c/novidades', modules: ['Todos'] },
  ],
  footer: {
    legalName: 'Atlas S.A.',
    cnpj: '11.222.333/0001-81',
    address: 'Rua A, 1',
    columns: [{ title: 'Empresa', links: [{ label: 'Venda+', href: '/venda', modules: ['Venda+ web'] }] }],
  },
  domains: ['atlas.example', 'www.atlas.example', 'atlas-sp.example'],
  stores: [],
  companyId: 'FA',
  segments: ['Indústria', 'Construção'],
  modules: ['web-commerce', 'orçamento web'],
  orderings: [{ key: 'nome', label: 'Nome' }],
  analyticsId: 'G-1',
  texts: [
    text('pt-BR', NOTICE_TEXT, 'Entrega em 24 h'),
    text('pt-BR', FOOTER_NOTE_TEXT, 'Fotos ilustrativas.'),
    text('en', NOTICE_TEXT, 'Delivered in 24 h'),
  ],
  contents: [
    { type: 'ORDER_INSTRUCTIONS', title: 'Na obra', body: 'Indique quem recebe.' },
    { type: 'ORDER_INSTRUCTIONS', title: 'Depois', body: 'Confira os volumes.' },
  ],
  clientCharacteristics: [{ name: 'Ramo', required: true, options: ['Indústria', 'Revenda'] }],
  orderCharacteristics: [{ name: 'Obra', required: false, options: [] }],
};

async function contextAt(slug: string): Promise<Context> {
  const { db } = database.current;
  const shop = await supplierByKey(db, slug);
  if (shop === undefined) throw new Error(`${slug} was created above`);
  return { supplier: supplierScope(shop), actor: VISITOR, now: 0, db, database: database.current };
}

beforeAll(async () => {
  const { transaction } = database.current;
  await transaction((db) => createSupplier(db, ATLAS));
  const { slug: _, ...rest } = ATLAS;
  const bare: NewSupplier = {
    ...rest,
    slug: 'simples',
    domains: [],
    tags: [],
    menu: [],
    segments: ['Única'],
  };
  await transaction((db) =>
    createSupplier(db, {
      ...bare,
      texts: [],
      contents: [],
      clientCharacteristics: [],
      orderCharacteristics: [],
    }),
  );
  atlas = await contextAt('atlas');
  plain = await contextAt('simples');
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...visitor, request, reply }));
  suppliersRoutes(app, {
    whoServes: async (_, suppliers) => accept(suppliers),
    completeShop: async (_, shop) => shop,
  });
});
afterAll(() => app.close());

async function get(context: Context, url: string) {
  visitor = context;
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('a supplier is returned with every field of spec 3', async () => {
  const { fornecedores } = await get(atlas, '/v2/app/token/fornecedor');
  expect(fornecedores).toMatchObject([
    {
      idfornecedor: atlas.supplier.id,
      slug: 'atlas',
      nome: 'Atlas',
      dominio: 'atlas.example',
      idempresa: 'FA',
      segmentos: [{ nome: 'Indústria' }, { nome: 'Construção' }],
      segmento_ativo: null,
      modulos: ['web-commerce', 'orçamento web'],
      ordenacoes_produto: [{ ordenacao: 'nome', nome: 'Nome' }],
      config: {
        dominio: 'atlas.example',
        dominio_adicionais: ['www.atlas.example', 'atlas-sp.example'],
        superon_ga: 'G-1',
        aviso: 'Entrega em 24 h',
        rodape: { nota: 'Fotos ilustrativas.' },
      },
      meta_info: { descricao_endereco_loja: '', default_store: null },
    },
  ]);
});

test('exactly one segment is the active one', async () => {
  const { fornecedores } = await get(plain, '/v2/app/token/fornecedor');
  expect(fornecedores[0].segmento_ativo).toEqual(fornecedores[0].segmentos[0]);
  expect(fornecedores[0].segmento_ativo.nome).toBe('Única');
});

test('links to a module that the supplier does not have are not returned', async () => {
  const { menu, rodape } = await get(atlas, '/v2/app/token/configuracao/fornecedor');
  expect(menu).toEqual([
    { rotulo: 'Ofertas', link: '/c/ofertas' },
    { rotulo: 'Novidades', link: '/c/novidades' },
  ]);
  expect(rodape.colunas).toEqual([{ titulo: 'Empresa', links: [] }]);
});

test('the footer says who sells', async () => {
  expect(await get(atlas, '/v2/app/config/fornecedor/atlas/rodape')).toEqual({
    razao_social: 'Atlas S.A.',
    cnpj: '11.222.333/0001-81',
    endereco: 'Rua A, 1',
    telefone: null,
    email: null,
    colunas: [{ titulo: 'Empresa', links: [] }],
    nota: 'Fotos ilustrativas.',
  });
});

test('static texts come by language', async () => {
  expect(await get(atlas, '/v4/static-text/atlas')).toEqual([
    { lang: 'en', translation: { notice: 'Delivered in 24 h' } },
    { lang: 'pt-BR', translation: { 'footer-note': 'Fotos ilustrativas.', notice: 'Entrega em 24 h' } },
  ]);
  expect(await get(plain, '/v4/static-text/simples')).toEqual([]);
});

test('order instructions come in the supplier’s order', async () => {
  const url = '/v4/app/token/custom-content/atlas?contentType=ORDER_INSTRUCTIONS';
  expect(await get(atlas, url)).toMatchObject([
    { contentType: 'ORDER_INSTRUCTIONS', titulo: 'Na obra', conteudo: 'Indique quem recebe.' },
    { titulo: 'Depois' },
  ]);
  expect((await app.inject({ url: '/v4/app/token/custom-content/atlas?contentType=X' })).statusCode).toBe(
    400,
  );
});

test('client and order characteristics are two lists', async () => {
  expect(await get(atlas, '/v4/caracteristica-cliente/todas/atlas')).toMatchObject([
    { nome: 'Ramo', obrigatorio: true, opcoes: ['Indústria', 'Revenda'] },
  ]);
  expect(await get(atlas, '/v4/caracteristica-pedido/todas/atlas')).toMatchObject([
    { nome: 'Obra', obrigatorio: false, opcoes: [] },
  ]);
  expect(await get(plain, '/v4/caracteristica-pedido/todas/simples')).toEqual([]);
});

test('bringing a supplier up to date keeps the ids of what stayed and drops what went', async () => {
  const before = await get(atlas, '/v4/caracteristica-cliente/todas/atlas');
  const [{ segmentos }] = (await get(atlas, '/v2/app/token/fornecedor')).fornecedores;
  await database.current.transaction((db) =>
    createSupplier(db, {
      ...ATLAS,
      segments: ['Construção'],
      texts: [],
      contents: ATLAS.contents?.slice(1) ?? [],
      clientCharacteristics: [{ name: 'Ramo', required: false, options: [] }],
      orderCharacteristics: [],
    }),
  );
  expect(await get(atlas, '/v4/caracteristica-cliente/todas/atlas')).toEqual([
    { ...before[0], obrigatorio: false, opcoes: [] },
  ]);
  expect(await get(atlas, '/v4/caracteristica-pedido/todas/atlas')).toEqual([]);
  expect(await get(atlas, '/v4/static-text/atlas')).toEqual([]);
  const url = '/v4/app/token/custom-content/atlas?contentType=ORDER_INSTRUCTIONS';
  expect(await get(atlas, url)).toMatchObject([{ titulo: 'Depois' }]);
  const [again] = (await get(atlas, '/v2/app/token/fornecedor')).fornecedores;
  expect(again.segmentos).toEqual([segmentos[1]]);
});

test('a content that went is dropped, also where one of another type has its title', async () => {
  const update = (contents: NewSupplier['contents'] = []) =>
    database.current.transaction((db) => createSupplier(db, { ...ATLAS, contents }));
  const contentsOf = (type: string) => get(atlas, `/v4/app/token/custom-content/atlas?contentType=${type}`);
  const about = { type: 'ABOUT', title: 'Entrega', body: 'Quem somos.' } as const;
  await update([about, { type: 'EXCHANGE_POLICY', title: 'Entrega', body: 'Como trocar.' }]);
  const [stays] = await contentsOf('ABOUT');
  await update([about]);
  expect(await contentsOf('EXCHANGE_POLICY')).toEqual([]);
  expect(await contentsOf('ABOUT')).toEqual([stays]);
  await update();
  expect(await contentsOf('ABOUT')).toEqual([]);
});
