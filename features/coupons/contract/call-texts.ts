import type { RefusalTexts } from '#platform/contract/problem.ts';

/** Separate from the sentences of `texts.ts`, so that first pages do not load those. */
export type CouponCallRefusal = 'too-many-codes' | 'no-referral';

export const couponTexts = {
  'too-many-codes': {
    status: 429,
    message: 'Muitas tentativas com cupons. Aguarde alguns minutos e tente de novo.',
  },
  'no-referral': { status: 404, message: 'Esta loja não tem cupom de indicação.' },
} as const satisfies RefusalTexts<CouponCallRefusal>;
