import type { RefusalTexts } from '#platform/contract/problem.ts';

export type SimulateRefusal = 'client-not-found' | 'product-not-found' | 'no-such-moment';

export const simulateTexts: RefusalTexts<SimulateRefusal> = {
  'client-not-found': {
    status: 404,
    message: 'Este cliente não existe nesta loja, ou não pode mais entrar nela.',
  },
  'product-not-found': { status: 404, message: 'Este produto não existe nesta loja.' },
  'no-such-moment': {
    status: 422,
    message: 'Informe uma data e hora que exista, com fuso horário: 2026-12-01T00:00:00-03:00.',
  },
};
