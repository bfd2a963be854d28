import type { RefusalTexts } from '#platform/contract/problem.ts';

/** Another supplier's, unknown, closed and other clients' combos get the same response. */
export const comboTexts = {
  'combo-not-found': { status: 404, message: 'Combo não encontrado.' },
} as const satisfies RefusalTexts<'combo-not-found'>;
