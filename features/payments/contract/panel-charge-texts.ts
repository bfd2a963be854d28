import type { RefusalTexts } from '#platform/contract/problem.ts';

export type ShopChargeRefusal =
  | 'charge-not-found'
  | 'not-authorised'
  | 'too-much'
  | 'not-paid'
  | 'not-by-hand'
  | 'under-way';

export const shopChargeTexts = {
  'charge-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'not-authorised': { status: 409, message: 'Só se captura o que está pré-autorizado.' },
  'too-much': { status: 422, message: 'O valor é maior do que o provedor permite.' },
  'not-paid': { status: 409, message: 'Só se devolve o que foi pago.' },
  'not-by-hand': {
    status: 409,
    message: 'Esta cobrança não se confirma à mão: espere o provedor ou veja a situação.',
  },
  'under-way': {
    status: 409,
    message: 'Já há um pedido ao provedor em andamento. Tente de novo em instantes.',
  },
} as const satisfies RefusalTexts<ShopChargeRefusal>;
