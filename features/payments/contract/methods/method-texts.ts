import type { RefusalTexts } from '#platform/contract/problem.ts';

export const methodTexts = {
  'payment-not-offered': { status: 422, message: 'A forma de pagamento escolhida não está disponível.' },
} as const satisfies RefusalTexts<'payment-not-offered'>;
