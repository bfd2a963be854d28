/** Combos of the demo world's shops: products by SKU in thousandths, money in centavos. */
import { centavos } from '#kernel/money.ts';
import type { DemoCombo } from './demo-supplier.ts';

export const mercadoCentralCombos: readonly DemoCombo[] = [
  {
    name: 'Café da manhã completo',
    description:
      'Café passado na hora, pão de forma, manteiga, geleia e suco de laranja: a mesa posta para a família toda.',
    goods: { 'MC-0228': 1_000, 'MC-0090': 1_000, 'MC-0155': 1_000, 'MC-0217': 1_000, 'MC-0263': 1_000 },
    price: { kind: 'fixed', price: centavos(7_990) },
    mostPerOrder: 3,
  },
  {
    name: 'Churrasco para 6',
    description:
      'Picanha, linguiça e pão de alho para seis pessoas, com o carvão, o sal grosso e o refrigerante. É só acender.',
    goods: {
      'MC-0045': 1_500,
      'MC-0059': 1_000,
      'MC-0073': 2_000,
      'MC-0071': 1_000,
      'MC-0074': 1_000,
      'MC-0248': 2_000,
    },
    price: { kind: 'fixed', price: centavos(19_990) },
    mostPerOrder: 2,
    limitPerClient: 10,
  },
  {
    name: 'Feijoada',
    description:
      'Feijão preto, costelinha, bacon e calabresa, com a couve, a laranja e a farinha para acompanhar.',
    goods: {
      'MC-0177': 2_000,
      'MC-0061': 1_000,
      'MC-0060': 500,
      'MC-0063': 1_000,
      'MC-0029': 2_000,
      'MC-0006': 1_000,
      'MC-0231': 1_000,
    },
    price: { kind: 'percent', basisPoints: 1_500 },
    until: Date.UTC(2035, 0, 1, 3),
  },
  {
    name: 'Limpeza da semana',
    description:
      'Sabão em pó, amaciante, detergente e esponja. Para quem passa na loja e leva tudo de uma vez.',
    goods: { 'MC-0331': 1_000, 'MC-0333': 1_000, 'MC-0341': 4_000, 'MC-0342': 1_000 },
    price: { kind: 'fixed', price: centavos(4_990) },
    deliveryTypes: ['pickup'],
  },
  {
    name: 'Primeiros socorros',
    description: 'O que não pode faltar no armário: termômetro, curativos, álcool e hastes.',
    goods: { 'MC-0416': 1_000, 'MC-0412': 1_000, 'MC-0353': 1_000, 'MC-0405': 1_000 },
    price: { kind: 'percent', basisPoints: 1_000 },
  },
];

/** For Ana only, once. */
export const anasCombo: DemoCombo = {
  name: 'Lanche da tarde da Ana',
  description: 'Pão de queijo, café e leite com o nosso muito obrigado por comprar aqui.',
  goods: { 'MC-0308': 1_000, 'MC-0239': 1_000, 'MC-0126': 2_000 },
  price: { kind: 'percent', basisPoints: 2_500 },
  limitPerClient: 1,
};

export const ferragensAtlasCombos: readonly DemoCombo[] = [
  {
    name: 'Kit de proteção individual',
    description: 'Capacete, óculos, abafador e uma dúzia de pares de luvas para equipar quem chega à obra.',
    goods: { 'FA-0194': 1_000, 'FA-0195': 1_000, 'FA-0200': 1_000, 'FA-0204': 12_000 },
    price: { kind: 'percent', basisPoints: 800 },
  },
  {
    name: 'Pintura de um apartamento',
    description:
      'Tinta acrílica de 18 litros, rolos e fita crepe: o que se gasta em um apartamento de dois quartos.',
    goods: { 'FA-0234': 2_000, 'FA-0261': 2_000, 'FA-0262': 2_000, 'FA-0264': 1_000 },
    price: { kind: 'percent', basisPoints: 1_000 },
    mostPerOrder: 10,
  },
];
