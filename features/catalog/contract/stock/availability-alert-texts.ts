import type { RefusalTexts } from '#platform/contract/problem.ts';
import { catalogTexts } from '../texts.ts';

export type AvailabilityAlertRefusal = 'product-not-found' | 'product-not-sold' | 'product-in-stock';

export const availabilityAlertTexts = {
  'product-not-found': catalogTexts['product-not-found'],
  'product-not-sold': { status: 409, message: 'Este produto não é mais vendido.' },
  'product-in-stock': { status: 409, message: 'Este produto está disponível: você já pode comprá-lo.' },
} as const satisfies RefusalTexts<AvailabilityAlertRefusal>;
