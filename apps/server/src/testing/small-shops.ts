/** The shops of the small world: one delivers groceries to anyone, one quotes tools to known companies. */
import type { NewProduct } from '#features/catalog/server/products/edit/put-catalog.ts';
import type { NewSupplier } from '#features/suppliers/server/create-supplier.ts';
import { centavos } from '#kernel/money.ts';
import { NONE, ONE, thousandths } from '#kernel/quantity.ts';

export const MARKET_HOST = 'mercado.test';
export const ATLAS_HOST = 'atlas.test';
/** Belongs to no supplier. */
export const SHARED_HOST = 'vitrine.test';

const shop = (slug: string, host: string, tags: NewSupplier['tags']): NewSupplier => ({
  slug,
  name: slug,
  whiteLabel: false,
  tags,
  theme: { primary: '#112233', secondary: '#445566', auxiliary: '#778899', text: '#ffffff' },
  menu: [],
  footer: { legalName: slug, cnpj: '11.222.333/0001-81', address: 'Rua A, 1', columns: [] },
  domains: [host],
  stores: [
    {
      name: `Loja ${slug}`,
      addressText: 'Rua A, 1',
      latitude: -23.5,
      longitude: -46.6,
      hours: 'Todos os dias, das 8h às 20h',
    },
  ],
});

/** Unapproved clients may log in and look, but not order. */
export const MARKET: NewSupplier = {
  ...shop('mercado', MARKET_HOST, [
    'has-delivery',
    'has-collect',
    'support-price-variance-by-payment',
    'enable-recommendation-system',
    'restrict-not-approved-user-submission',
  ]),
  terms: { title: 'Termos de uso', text: 'Compre com calma.' },
};

export const ATLAS = shop('atlas', ATLAS_HOST, [
  'has-delivery',
  'has-collect',
  'support-budget',
  'hide-price-for-logged-out-customers',
]);

const product = (sku: string, name: string, price: number, more: Partial<NewProduct> = {}): NewProduct => ({
  sku,
  name,
  brand: 'Marca',
  description: `${name} de boa qualidade.`,
  categoryPath: 'tudo',
  unit: 'un',
  price: centavos(price),
  tiers: [],
  increments: { step: ONE, minimum: NONE },
  multiple: ONE,
  tags: [],
  ground: 1,
  popularity: 1,
  ...more,
});

/** Tracked stock, by weight, wholesale, price tiers, sold out. */
export const MARKET_GOODS = [
  product('ARROZ', 'Arroz branco', 2_590, { stock: thousandths(10_000_000), tags: ['oferta'] }),
  product('QUEIJO', 'Queijo minas', 4_990, {
    unit: 'kg',
    increments: { step: thousandths(100), minimum: thousandths(200), maximum: thousandths(50_000) },
  }),
  product('SABAO', 'Sabão em pó', 1_890, {
    wholesale: { minimum: thousandths(12_000), price: centavos(1_590) },
  }),
  product('CANETA', 'Caneta azul', 250, {
    tiers: [
      { from: thousandths(10_000), price: centavos(200) },
      { from: thousandths(100_000), price: centavos(150) },
    ],
  }),
  product('ESGOTADO', 'Panetone', 3_990, { stock: NONE }),
] as const;

export const ATLAS_GOODS = [
  product('PARAFUSO', 'Parafuso sextavado', 95, { stock: thousandths(5_000_000) }),
  product('FURADEIRA', 'Furadeira de impacto', 39_990),
] as const;
