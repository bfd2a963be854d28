import type { RefusalTexts } from '#platform/contract/problem.ts';

export type SimulateRefusal =
  | 'client-not-found'
  | 'product-not-found'
  | 'rule-not-found'
  | 'not-one-rule'
  | 'no-such-moment';

export const simulateTexts: RefusalTexts<SimulateRefusal> = {
  'client-not-found': {
    status: 404,
    message: 'Este cliente não existe nesta loja, ou não pode mais entrar nela.',
  },
  'product-not-found': { status: 404, message: 'Este produto não existe nesta loja.' },
  'rule-not-found': {
    status: 404,
    message: 'Esta oferta ou este cupom não existe nesta loja, ou não vale mais.',
  },
  'not-one-rule': { status: 422, message: 'Informe uma oferta, ou um cupom.' },
  'no-such-moment': {
    status: 422,
    message: 'Informe uma data e hora que exista, com fuso horário: 2026-12-01T00:00:00-03:00.',
  },
};
