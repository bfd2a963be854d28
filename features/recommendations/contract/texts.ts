import type { RefusalTexts } from '#platform/contract/problem.ts';

export const recommendationTexts = {
  'unknown-recommendation': { status: 422, message: 'Esta sugestão não existe ou já venceu.' },
} as const satisfies RefusalTexts<'unknown-recommendation'>;
