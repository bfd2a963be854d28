import { FOOTER_NOTE_TEXT, NOTICE_TEXT } from '#features/suppliers/domain/shop-texts.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { mercadoCentralCatalog } from '../catalog/catalogs.ts';
import { mercadoCentralCombos } from './combos.ts';
import { demoBoleto } from './demo-boleto.ts';
import { mercadoCentralPromotions } from './demo-promotion.ts';
import { BOTH, type DemoSupplier, EVERY_DAY, hours, inPortuguese, ORDERINGS } from './demo-supplier.ts';
import { mercadoCentralLists } from './lists.ts';
import { mercadoCentralTerms } from './terms.ts';

const BOLETO = demoBoleto({
  name: 'Mercado Central Comércio de Alimentos Ltda.',
  document: '20481635000165',
  address: 'Rua da Cantareira, 306, Centro, São Paulo, SP, 01024-000',
});

/** Groceries in São Paulo: delivery with slots, pickup, a lower price with Pix. */
export const mercadoCentral: DemoSupplier = {
  slug: 'mercado-central',
  name: 'Mercado Central',
  description: 'Hortifrúti fresco, mercearia e limpeza entregues em casa no horário que você escolher.',
  whiteLabel: false,
  domains: ['mercado-central.localhost'],
  tags: [
    'has-delivery',
    'has-collect',
    'support-price-variance-by-payment',
    'enable-recommendation-system',
    'enable-google-analytics-ga4-version-tag-events',
    'uses-share-coupom',
    'use-primary-address',
    'use-new-style-page',
  ],
  theme: {
    primary: '#0b7a43',
    secondary: '#ffb703',
    auxiliary: '#e9f6ee',
    text: '#ffffff',
    style: {
      shape: 'soft',
      density: 'regular',
      cards: 'raised',
      header: 'brand',
      hero: 'curved',
      icons: 'bold',
      display: 'grotesque',
      list: 'grid',
    },
  },
  menu: [
    { label: 'Ofertas', href: '/busca?tags=oferta' },
    { label: 'Orgânicos', href: '/busca?tags=organico' },
    { label: 'Novidades', href: '/busca?tags=novidade' },
    { label: 'Combos', href: '/combos' },
  ],
  footer: {
    legalName: 'Mercado Central Comércio de Alimentos Ltda.',
    cnpj: '20.481.635/0001-65',
    address: 'Rua da Cantareira, 306, Centro, São Paulo, SP, 01024-000',
    phone: '(11) 4002-1000',
    whatsapp: '(11) 94002-1000',
    email: 'atendimento@mercado-central.exemplo.com.br',
    columns: [
      {
        title: 'Comprar',
        links: [
          { label: 'Ofertas', href: '/busca?tags=oferta' },
          { label: 'Orgânicos', href: '/busca?tags=organico' },
          { label: 'Novidades', href: '/busca?tags=novidade' },
          { label: 'Combos', href: '/combos' },
        ],
      },
      {
        title: 'A loja',
        links: [
          { label: 'Sobre a loja', href: '/sobre' },
          { label: 'Trocas e devoluções', href: '/trocas' },
          { label: 'Privacidade', href: '/privacidade' },
        ],
      },
      {
        title: 'Sua conta',
        links: [
          { label: 'Meus pedidos', href: '/pedidos' },
          { label: 'Meu carrinho', href: '/carrinho' },
          { label: 'Conversar com a loja', href: '/conversas' },
          { label: 'Entrar', href: '/entrar' },
          { label: 'Criar conta', href: '/cadastro' },
          { label: 'Termos de uso', href: '/termos' },
        ],
      },
    ],
  },
  terms: mercadoCentralTerms,
  suggestedLists: mercadoCentralLists,
  links: [
    {
      slug: 'cesta-da-semana',
      title: 'Cesta da semana',
      text: 'O básico da semana em um toque: confira e leve tudo para o carrinho.',
      destination: '/carrinho',
      goods: {
        'MC-0001': thousandths(1_000),
        'MC-0016': thousandths(500),
        'MC-0169': ONE,
        'MC-0170': thousandths(2_000),
        'MC-0126': thousandths(6_000),
        'MC-0056': ONE,
      },
    },
  ],
  companyId: 'MC',
  segments: ['Alimentos e casa'],
  modules: ['web-commerce', 'commerce app'],
  orderings: ORDERINGS,
  texts: [
    inPortuguese(NOTICE_TEXT, 'Frete grátis a partir de R$ 200,00 no centro expandido'),
    inPortuguese(
      FOOTER_NOTE_TEXT,
      'Ofertas válidas enquanto durarem os estoques. Fotos ilustrativas. Bebidas alcoólicas só para maiores de 18 anos.',
    ),
  ],
  contents: [
    {
      type: 'ABOUT',
      title: 'Desde 1987 na Cantareira',
      body: 'Começamos com uma banca de frutas ao lado do Mercadão. Hoje entregamos a feira, o açougue e a mercearia em boa parte de São Paulo, com gente que escolhe cada fruta como se fosse para casa.',
    },
    {
      type: 'EXCHANGE_POLICY',
      title: 'Se algo veio errado',
      body: 'Fale com a gente em até 24 horas, de preferência com uma foto. Devolvemos o valor ou mandamos de novo na próxima entrega, como você preferir.',
    },
    {
      type: 'EXCHANGE_POLICY',
      title: 'Arrependimento',
      body: 'Você pode devolver o que não é perecível em até 7 dias depois de receber, sem dizer por quê. Nós buscamos e devolvemos tudo o que pagou, inclusive a entrega.',
    },
    {
      type: 'PRIVACY_POLICY',
      title: 'Como cuidamos dos seus dados',
      body: 'Usamos o que você informa para separar, entregar e cobrar o seu pedido, e para cumprir a lei. Não vendemos os seus dados e não os passamos a anunciantes.\nBebidas alcoólicas só são vendidas a maiores de 18 anos: perguntamos na loja e conferimos um documento na entrega. Da sua data de nascimento não guardamos nada.',
    },
    {
      type: 'ORDER_INSTRUCTIONS',
      title: 'Antes de receber',
      body: 'Confira os produtos ao receber ou ao retirar. Os itens por quilo são pesados na separação e o valor pode variar um pouco.',
    },
  ],
  clientCharacteristics: [
    { name: 'Pessoas em casa', required: false, options: ['1', '2', '3 ou 4', '5 ou mais'] },
  ],
  orderCharacteristics: [
    {
      name: 'Se faltar um produto',
      required: false,
      options: ['Trocar por um parecido', 'Retirar do pedido', 'Falar comigo'],
    },
  ],
  stores: [
    {
      name: 'Mercado Central Cantareira',
      addressText: 'Rua da Cantareira, 306, Centro, São Paulo',
      latitude: -23.5413,
      longitude: -46.6295,
      hours: 'Todos os dias, das 7h às 21h',
    },
    {
      name: 'Mercado Central Pinheiros',
      addressText: 'Rua dos Pinheiros, 870, Pinheiros, São Paulo',
      latitude: -23.5649,
      longitude: -46.6867,
      hours: 'Todos os dias, das 8h às 22h',
    },
  ],
  areas: [
    {
      name: 'Centro expandido',
      polygon: [
        [-46.712, -23.522],
        [-46.655, -23.511],
        [-46.598, -23.528],
        [-46.588, -23.572],
        [-46.612, -23.612],
        [-46.668, -23.628],
        [-46.713, -23.598],
      ],
      fee: 990,
      freeFrom: 20_000,
      minimumOrder: 3_000,
      leadHours: 2,
    },
    {
      name: 'São Paulo',
      postalRange: ['01000000', '05899999'],
      fee: 1490,
      freeFrom: 30_000,
      minimumOrder: 5_000,
      leadHours: 4,
    },
    {
      name: 'Grande São Paulo',
      around: { centre: [-46.6333, -23.5505], metres: 22_000 },
      fee: 500,
      rule: { kind: 'distance', includedMetres: 3_000, perKm: centavos(120) },
      freeFrom: 40_000,
      minimumOrder: 6_000,
      leadHours: 4,
      cutOff: 18 * 60,
    },
  ],
  slots: [
    {
      type: 'delivery',
      weekdays: EVERY_DAY,
      windows: [hours(8, 10), hours(10, 12), hours(14, 16), hours(18, 20)],
      capacity: 60,
    },
    { type: 'pickup', weekdays: EVERY_DAY, windows: [hours(9, 12), hours(12, 16), hours(16, 20)] },
  ],
  holidays: [{ day: '12-25', name: 'Natal' }],
  payments: [
    {
      kind: 'pix',
      name: 'Pix',
      description: 'Aprovação na hora; 3% a menos nos produtos fora de combos',
      priceVariance: -300,
      deliveryTypes: BOTH,
      provider: 'sandbox',
      automaticPix: { retries: true },
    },
    {
      kind: 'card',
      name: 'Cartão de crédito',
      description: 'Em até 6x sem juros, ou até 12x com juros',
      deliveryTypes: BOTH,
      provider: 'sandbox',
      card: {
        instalments: { most: 12, withoutInterest: 6, monthlyInterest: 199, smallestPart: centavos(1_000) },
        // Fruit, meat and cheese are weighed at picking, so the final amount is captured later.
        preAuthorise: true,
      },
    },
    {
      kind: 'boleto',
      name: 'Boleto',
      description: 'Vence em 2 dias úteis; o pedido segue depois de pago',
      deliveryTypes: BOTH,
      boleto: { ...BOLETO, workingDays: 2 },
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
      kind: 'cash-on-delivery',
      name: 'Dinheiro na entrega',
      description: 'Tenha o valor separado',
      deliveryTypes: ['delivery'],
    },
    {
      kind: 'cash-on-delivery',
      name: 'Dinheiro na retirada',
      description: 'No balcão da loja',
      deliveryTypes: ['pickup'],
    },
  ],
  catalog: mercadoCentralCatalog,
  searches: ['arroz', 'café', 'leite', 'banana', 'pão de queijo', 'detergente'],
  synonyms: [
    ['guaraná', 'refrigerante de guaraná'],
    ['mexerica', 'tangerina', 'bergamota'],
    ['aipim', 'mandioca'],
    ['bolacha', 'biscoito'],
    ['xixo', 'espetinho'],
    ['fio dental', 'fita dental'],
    ['ração', 'comida de bicho', 'comida de cachorro'],
  ],
  searchRedirects: [
    { term: 'entrega', kind: 'page', target: 'entrega-e-retirada' },
    { term: 'trocar produto', kind: 'page', target: 'como-trocar-ou-devolver' },
    { term: 'promoções', kind: 'path', target: '/busca?tags=oferta' },
  ],
  adultsOnly: ['bebidas/cervejas', 'bebidas/vinhos-e-destilados'],
  prices: {
    offers: 20,
    policies: [
      {
        name: 'Semana do Hortifrúti',
        category: 'hortifruti/temperos-e-raizes',
        percent: 5,
        until: Date.UTC(2035, 0, 1, 3),
      },
      {
        name: '5% para quem assina a mercearia',
        category: 'mercearia',
        percent: 5,
        subscribersOnly: true,
        stackable: true,
      },
    ],
  },
  subscriptionTypes: [
    { label: 'Toda semana', description: '', interval: { unit: 'week', count: 1 } },
    { label: 'A cada 2 semanas', description: '', interval: { unit: 'week', count: 2 } },
    { label: 'Todo mês', description: '', interval: { unit: 'month', count: 1 } },
  ],
  coupons: [
    {
      code: 'BEMVINDO',
      description: 'R$ 10,00 de desconto na primeira compra',
      discount: { kind: 'absolute', amount: centavos(1000) },
      minimum: centavos(8000),
      firstPurchase: true,
      automatic: true,
    },
    {
      code: 'VITRINE10',
      description: '10% de desconto em toda a loja',
      discount: { kind: 'percent', basisPoints: 1000 },
      showsPrices: true,
      listed: true,
    },
  ],
  additions: [
    // Additions for a barbecue: charcoal, ice, coarse salt.
    { to: ['MC-0045', 'MC-0047', 'MC-0048', 'MC-0059'], additions: ['MC-0071', 'MC-0243', 'MC-0074'] },
  ],
  combos: mercadoCentralCombos,
  promotions: mercadoCentralPromotions,
  referral: {
    description: 'R$ 15,00 de desconto na primeira compra',
    discount: { kind: 'absolute', amount: centavos(1500) },
    minimum: centavos(10_000),
  },
  sectors: [
    { slug: 'frescos', name: 'Frescos', categories: ['hortifruti', 'acougue', 'padaria', 'laticinios'] },
    { slug: 'despensa', name: 'Despensa', categories: ['mercearia', 'bebidas', 'congelados'] },
    { slug: 'casa', name: 'Casa e cuidado', categories: ['limpeza', 'higiene', 'pet'] },
  ],
};
