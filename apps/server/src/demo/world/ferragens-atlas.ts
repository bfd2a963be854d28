import { FOOTER_NOTE_TEXT, NOTICE_TEXT } from '#features/suppliers/domain/shop-texts.ts';
import { ferragensAtlasCatalog as catalog } from '../catalog/catalogs.ts';
import { beforeOffer, isOnOffer } from '../catalog/demo-offers.ts';
import type { DemoProduct } from '../catalog/demo-product.ts';
import { ferragensAtlasCombos } from './combos.ts';
import { demoBoleto } from './demo-boleto.ts';
import {
  BOTH,
  type DemoSupplier,
  hours,
  inPortuguese,
  MONDAY_TO_FRIDAY,
  ORDERINGS,
} from './demo-supplier.ts';
import { TITLES_METHOD } from './titles.ts';

const BOLETO = demoBoleto({
  name: 'Ferragens Atlas Distribuidora S.A.',
  document: '41603852000150',
  address: 'Avenida do Estado, 5200, Mooca, São Paulo, SP, 01516-100',
});

/** Per cent off what is on offer, also for resellers. */
const OFFERS = 10;

function resalePrice(lamp: DemoProduct): number {
  const price = Math.round(lamp.price * 0.92);
  return isOnOffer(lamp) ? beforeOffer(price, OFFERS) : price;
}

/** Price table for resellers: twelve lamps at 8 % less. */
const RESALE = Object.fromEntries(
  catalog.products
    .filter(({ category }) => category === 'eletrica/lampadas')
    .slice(0, 12)
    .map((lamp) => [lamp.sku, resalePrice(lamp)]),
);

/** Tools for companies: prices after an approved login, wholesale and progressive prices, quotes. */
export const ferragensAtlas: DemoSupplier = {
  slug: 'ferragens-atlas',
  name: 'Ferragens Atlas',
  description: 'Ferramentas, fixação e elétrica para quem compra em volume.',
  whiteLabel: false,
  domains: [],
  tags: [
    'has-delivery',
    'has-collect',
    'enable-recommendation-system',
    'support-budget',
    'hide-price-for-logged-out-customers',
    'restrict-not-approved-user-submission',
    'uses-single-address',
  ],
  theme: {
    primary: '#1d3f72',
    secondary: '#f28c28',
    auxiliary: '#eaf0f8',
    text: '#ffffff',
    style: {
      shape: 'straight',
      density: 'compact',
      cards: 'outlined',
      header: 'banded',
      hero: 'strip',
      icons: 'bold',
      display: 'condensed',
      list: 'table',
    },
  },
  menu: [
    { label: 'Ofertas', href: '/busca?tags=oferta' },
    { label: 'Novidades', href: '/busca?tags=novidade' },
    { label: 'Combos', href: '/combos' },
  ],
  footer: {
    legalName: 'Ferragens Atlas Distribuidora S.A.',
    cnpj: '41.603.852/0001-50',
    address: 'Avenida do Estado, 5200, Mooca, São Paulo, SP, 01516-100',
    phone: '(11) 4002-3000',
    whatsapp: '(11) 94002-3000',
    email: 'vendas@ferragens-atlas.exemplo.com.br',
    columns: [
      {
        title: 'Sua empresa',
        links: [
          { label: 'Pedidos e orçamentos', href: '/pedidos', modules: ['orçamento web'] },
          { label: 'Carrinho', href: '/carrinho' },
          { label: 'Entrar', href: '/entrar' },
          { label: 'Cadastrar empresa', href: '/cadastro' },
        ],
      },
    ],
  },
  companyId: 'FA',
  apiKeys: [
    { name: 'ERP', key: 'vitrine-demo-key' },
    { name: 'Relatórios', key: 'vitrine-demo-reports', scopes: ['orders:read', 'finance:read'] },
  ],
  segments: ['Construção', 'Indústria'],
  modules: ['web-commerce', 'orçamento web', 'Venda+ web'],
  orderings: ORDERINGS.filter(({ key }) => !key.endsWith('_preco')),
  texts: [
    inPortuguese(NOTICE_TEXT, 'Atendimento a empresas, de segunda a sexta'),
    inPortuguese(FOOTER_NOTE_TEXT, 'Vendas somente para pessoas jurídicas com cadastro aprovado.'),
  ],
  contents: [
    {
      type: 'ORDER_INSTRUCTIONS',
      title: 'Recebimento na obra',
      body: 'Indique quem recebe e o horário de descarga. Volumes acima de 30 kg pedem ajuda no local.',
    },
  ],
  clientCharacteristics: [
    {
      name: 'Ramo de atividade',
      required: true,
      options: ['Construção', 'Indústria', 'Manutenção', 'Revenda'],
    },
  ],
  orderCharacteristics: [{ name: 'Obra ou centro de custo', required: false, options: [] }],
  stores: [
    {
      name: 'Atlas Mooca',
      addressText: 'Avenida do Estado, 5200, Mooca, São Paulo',
      latitude: -23.5571,
      longitude: -46.6143,
      hours: 'Segunda a sexta, das 7h30 às 18h',
    },
  ],
  areas: [
    {
      name: 'Grande São Paulo',
      polygon: [
        [-46.86, -23.42],
        [-46.48, -23.4],
        [-46.33, -23.55],
        [-46.5, -23.78],
        [-46.8, -23.72],
      ],
      fee: 4900,
      freeFrom: 100_000,
      minimumOrder: 15_000,
      leadHours: 24,
    },
    {
      name: 'Grande São Paulo, por CEP',
      postalRange: ['01000000', '09999999'],
      fee: 4900,
      freeFrom: 100_000,
      minimumOrder: 15_000,
      leadHours: 24,
    },
  ],
  slots: [
    { type: 'delivery', weekdays: MONDAY_TO_FRIDAY, windows: [hours(8, 12), hours(13, 18)] },
    { type: 'pickup', weekdays: MONDAY_TO_FRIDAY, windows: [hours(8, 12), hours(13, 17)] },
  ],
  payments: [
    {
      kind: 'pix',
      name: 'Pix',
      description: 'Aprovação na hora',
      deliveryTypes: BOTH,
      pix: { key: '41603852000150', name: 'FERRAGENS ATLAS', city: 'SAO PAULO' },
    },
    {
      kind: 'card-on-delivery',
      name: 'Cartão na entrega',
      description: 'Débito ou crédito, na maquininha',
      deliveryTypes: ['delivery'],
    },
    {
      kind: 'card-on-delivery',
      name: 'Cartão na retirada',
      description: 'Débito ou crédito, no balcão da loja',
      deliveryTypes: ['pickup'],
    },
    {
      kind: 'boleto',
      name: 'Boleto',
      description: 'Vence em 3 dias úteis; o pedido segue depois de pago',
      deliveryTypes: BOTH,
      boleto: { ...BOLETO, workingDays: 3 },
    },
    {
      kind: 'on-account',
      name: TITLES_METHOD,
      description: 'Receba agora e pague em 28 dias, por boleto',
      deliveryTypes: BOTH,
      onAccount: { days: [28], boleto: BOLETO },
    },
  ],
  catalog,
  combos: ferragensAtlasCombos,
  prices: {
    offers: OFFERS,
    policies: [
      {
        name: 'Proteção em volume',
        category: 'seguranca/luvas',
        companiesOnly: true,
        tiers: [
          [12, 6],
          [36, 10],
          [120, 15],
        ],
      },
    ],
    tables: [{ name: 'Revenda', prices: RESALE }],
  },
  additions: [
    // Services: boards and profiles are cut, cutting tools sharpened, locks and taps fitted.
    {
      to: ['FA-0377', 'FA-0378', 'FA-0379', 'FA-0381', 'FA-0383', 'FA-0384', 'FA-0385'],
      additions: ['FA-0393', 'FA-0394', 'FA-0397'],
    },
    { to: ['FA-0029', 'FA-0030', 'FA-0032', 'FA-0033'], additions: ['FA-0395'] },
  ],
  searches: ['parafuso', 'furadeira', 'tinta', 'disjuntor', 'trena'],
  synonyms: [
    ['makita', 'serra mármore'],
    ['chave phillips', 'chave estrela'],
    ['durepoxi', 'massa epóxi'],
    ['mangueira', 'tubo de jardim'],
    ['capacete', 'epi'],
    ['bucha', 'fixador de parede'],
    ['vedante', 'silicone', 'calafetador'],
  ],
  segmentsOf: {
    obra: ['Construção'],
    hidraulica: ['Construção'],
    pintura: ['Construção'],
    fechaduras: ['Construção'],
    jardim: ['Construção'],
    seguranca: ['Indústria'],
    'ferramentas-eletricas/compressores-e-solda': ['Indústria'],
  },
};
