import { FOOTER_NOTE_TEXT, NOTICE_TEXT } from '#features/suppliers/domain/shop-texts.ts';
import { papelariaAuroraCatalog as catalog } from '../catalog/catalogs.ts';
import {
  type DemoSupplier,
  hours,
  inPortuguese,
  MONDAY_TO_SATURDAY,
  ORDERINGS,
  openOn,
} from './demo-supplier.ts';

/** White-label on its own host, pickup only, own theme. */
export const papelariaAurora: DemoSupplier = {
  slug: 'papelaria-aurora',
  name: 'Papelaria Aurora',
  description: 'Cadernos, arte e escritório com retirada no mesmo dia na Rua Augusta.',
  whiteLabel: true,
  domains: ['aurora.localhost', 'papelaria-aurora.localhost'],
  tags: ['has-collect', 'disable-product-multiple'],
  theme: {
    primary: '#5b3cc4',
    secondary: '#ff7a59',
    auxiliary: '#f1edff',
    text: '#ffffff',
    style: {
      shape: 'round',
      density: 'regular',
      cards: 'outlined',
      header: 'light',
      hero: 'centred',
      icons: 'regular',
      display: 'rounded',
      list: 'grid',
    },
  },
  menu: [
    { label: 'Ofertas', href: '/busca?tags=oferta' },
    { label: 'Novidades', href: '/busca?tags=novidade' },
  ],
  footer: {
    legalName: 'Aurora Papelaria e Presentes Ltda.',
    cnpj: '52.714.963/0001-50',
    address: 'Rua Augusta, 2140, Jardins, São Paulo, SP, 01412-100',
    phone: '(11) 4002-4000',
    whatsapp: '(11) 94002-4000',
    email: 'ola@papelaria-aurora.exemplo.com.br',
    columns: [
      {
        title: 'Sua conta',
        links: [
          { label: 'Meus pedidos', href: '/pedidos' },
          { label: 'Minha sacola', href: '/carrinho' },
          { label: 'Entrar', href: '/entrar' },
        ],
      },
    ],
  },
  companyId: 'PA',
  segments: ['Papelaria'],
  modules: ['web-commerce'],
  orderings: ORDERINGS,
  texts: [
    inPortuguese(NOTICE_TEXT, 'Retirada no mesmo dia na Rua Augusta'),
    inPortuguese(FOOTER_NOTE_TEXT, 'Fotos ilustrativas. Trocas em até 7 dias, com a nota.'),
  ],
  contents: [
    {
      type: 'ORDER_INSTRUCTIONS',
      title: 'Na retirada',
      body: 'Traga um documento com foto e o número do pedido. Guardamos o pedido por 5 dias.',
    },
  ],
  clientCharacteristics: [{ name: 'Escola', required: false, options: [] }],
  orderCharacteristics: [{ name: 'Embrulhar para presente', required: false, options: ['Sim', 'Não'] }],
  stores: [
    {
      name: 'Aurora Augusta',
      addressText: 'Rua Augusta, 2140, Jardins, São Paulo',
      latitude: -23.5608,
      longitude: -46.6614,
      hours: 'Segunda a sábado, das 9h às 19h',
      opening: openOn(MONDAY_TO_SATURDAY, hours(9, 19)),
      leadHours: 2,
    },
  ],
  areas: [],
  slots: [{ type: 'pickup', weekdays: MONDAY_TO_SATURDAY, windows: [hours(9, 13), hours(13, 19)] }],
  payments: [
    {
      kind: 'pix',
      name: 'Pix',
      description: 'Aprovação na hora',
      deliveryTypes: ['pickup'],
      pix: { key: 'pix@papelaria-aurora.exemplo.com.br', name: 'PAPELARIA AURORA', city: 'SAO PAULO' },
    },
    {
      kind: 'card-on-delivery',
      name: 'Cartão na retirada',
      description: 'Débito ou crédito, na loja',
      deliveryTypes: ['pickup'],
    },
    {
      kind: 'cash-on-delivery',
      name: 'Dinheiro na retirada',
      description: 'Pague no balcão',
      deliveryTypes: ['pickup'],
    },
  ],
  catalog,
  prices: { offers: 25 },
  searches: ['caderno', 'caneta', 'mochila', 'lápis de cor'],
  synonyms: [
    ['pincel atômico', 'marcador permanente'],
    ['corretivo', 'branquinho'],
    ['sulfite', 'papel a4'],
    ['mochila', 'bolsa escolar'],
    ['massinha', 'massa de modelar'],
    ['post-it', 'bloco adesivo'],
  ],
};
