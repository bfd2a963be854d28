import { FOOTER_NOTE_TEXT, NOTICE_TEXT } from '#features/suppliers/domain/shop-texts.ts';
import { emporioDaVilaCatalog as catalog } from '../catalog/catalogs.ts';
import {
  BOTH,
  type DemoSupplier,
  hours,
  inPortuguese,
  MONDAY_TO_SATURDAY,
  ORDERINGS,
} from './demo-supplier.ts';

/** A delicatessen whose delivery area overlaps that of Mercado Central, so that an address there offers a choice. */
export const emporioDaVila: DemoSupplier = {
  slug: 'emporio-da-vila',
  name: 'Empório da Vila',
  description: 'Queijos, vinhos, cafés e azeites escolhidos um a um na Vila Madalena.',
  whiteLabel: false,
  domains: [],
  tags: ['has-delivery', 'has-collect', 'use-primary-address', 'store-prefers-delivery-with-pickup'],
  theme: {
    primary: '#7a1f3d',
    secondary: '#c9a227',
    auxiliary: '#f8eef1',
    text: '#ffffff',
    style: {
      shape: 'straight',
      density: 'airy',
      cards: 'flat',
      header: 'centred',
      hero: 'editorial',
      icons: 'thin',
      display: 'serif',
      list: 'grid',
    },
  },
  menu: [
    { label: 'Ofertas', href: '/busca?tags=oferta' },
    { label: 'Novidades', href: '/busca?tags=novidade' },
  ],
  footer: {
    legalName: 'Empório da Vila Alimentos Finos Ltda.',
    cnpj: '30.592.741/0001-70',
    address: 'Rua Aspicuelta, 180, Vila Madalena, São Paulo, SP, 05433-010',
    phone: '(11) 4002-2000',
    whatsapp: '(11) 94002-2000',
    email: 'contato@emporio-da-vila.exemplo.com.br',
    columns: [
      {
        title: 'Sua conta',
        links: [
          { label: 'Meus pedidos', href: '/pedidos' },
          { label: 'Meu carrinho', href: '/carrinho' },
          { label: 'Conversar com a loja', href: '/conversas' },
          { label: 'Entrar', href: '/entrar' },
        ],
      },
    ],
  },
  companyId: 'EV',
  segments: ['Alimentos finos'],
  modules: ['web-commerce'],
  orderings: ORDERINGS,
  texts: [
    inPortuguese(NOTICE_TEXT, 'Queijos cortados na hora do pedido'),
    inPortuguese(
      FOOTER_NOTE_TEXT,
      'Fotos ilustrativas. A venda de vinhos é proibida para menores de 18 anos.',
    ),
  ],
  contents: [
    {
      type: 'ORDER_INSTRUCTIONS',
      title: 'Como embalamos',
      body: 'Queijos e frios viajam em bolsa térmica. Guarde na geladeira assim que chegarem.',
    },
  ],
  clientCharacteristics: [],
  orderCharacteristics: [
    { name: 'É um presente?', required: false, options: ['Sim, sem preços na nota de entrega', 'Não'] },
  ],
  stores: [
    {
      name: 'Empório da Vila',
      addressText: 'Rua Aspicuelta, 180, Vila Madalena, São Paulo',
      latitude: -23.5556,
      longitude: -46.6893,
      hours: 'Segunda a sábado, das 9h às 20h',
    },
  ],
  areas: [
    {
      name: 'Vila Madalena, Pinheiros e Perdizes',
      polygon: [
        [-46.715, -23.54],
        [-46.672, -23.53],
        [-46.66, -23.552],
        [-46.676, -23.578],
        [-46.706, -23.57],
      ],
      fee: 1290,
      freeFrom: 25_000,
      minimumOrder: 4_000,
      leadHours: 3,
    },
    {
      name: 'Zona oeste',
      postalRange: ['05000000', '05499999'],
      fee: 1690,
      freeFrom: 35_000,
      minimumOrder: 6_000,
      leadHours: 6,
    },
  ],
  slots: [
    { type: 'delivery', weekdays: MONDAY_TO_SATURDAY, windows: [hours(10, 13), hours(15, 19)] },
    { type: 'pickup', weekdays: MONDAY_TO_SATURDAY, windows: [hours(9, 13), hours(13, 19)] },
  ],
  payments: [
    {
      kind: 'pix',
      name: 'Pix',
      description: 'Aprovação na hora',
      deliveryTypes: BOTH,
      pix: { key: '+5511940022000', name: 'EMPORIO DA VILA', city: 'SAO PAULO' },
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
  ],
  catalog,
  prices: { offers: 15 },
  adultsOnly: [
    'vinhos/tintos',
    'vinhos/brancos-e-roses',
    'vinhos/espumantes',
    'bebidas-artesanais/cervejas',
    'bebidas-artesanais/destilados',
  ],
  mails: {
    'pedido-recebido': {
      closing:
        'Queijos e frios são cortados na hora da separação. Se quiser outra espessura, responda na conversa.',
    },
    'pedido-entregue': {
      introduction:
        'Olá, {{nome}}.\n\nSeu pedido {{pedido}} foi {{situacao}}. Esperamos que a mesa fique boa! Conte para a {{loja}} como foi.',
    },
  },
  searches: ['queijo', 'vinho tinto', 'azeite', 'chocolate'],
  synonyms: [
    ['tinto', 'vinho tinto'],
    ['prosecco', 'espumante'],
    ['queijo de minas', 'queijo canastra'],
    ['presunto cru', 'parma'],
    ['chá gelado', 'mate'],
    ['cesta', 'kit', 'presente'],
  ],
};
