/** Shopping lists of the demo world: products by SKU in thousandths. */
import type { ListBySkus } from '#features/shopping-lists/server/put-lists.ts';

/** Suggested to all clients. */
export const mercadoCentralLists: readonly ListBySkus[] = [
  {
    name: 'Café da manhã em família',
    description: 'O que não pode faltar à mesa do fim de semana.',
    goods: {
      'MC-0228': 1_000,
      'MC-0090': 1_000,
      'MC-0155': 1_000,
      'MC-0217': 1_000,
      'MC-0263': 2_000,
      'MC-0126': 3_000,
    },
  },
];

export const anasList: ListBySkus = {
  name: 'Compras da semana',
  goods: {
    'MC-0001': 1_000,
    'MC-0016': 500,
    'MC-0169': 1_000,
    'MC-0177': 2_000,
    'MC-0126': 6_000,
    'MC-0056': 1_000,
  },
};
