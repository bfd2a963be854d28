import type { RefusalTexts } from '#platform/contract/problem.ts';
import { catalogTexts } from '../texts.ts';

type VariantRefusal =
  | 'product-not-found'
  | 'variant-not-found'
  | 'variant-of-itself'
  | 'variant-linked-elsewhere';

export const variantTexts: RefusalTexts<VariantRefusal> = {
  'product-not-found': catalogTexts['product-not-found'],
  'variant-not-found': { status: 404, message: 'Variação não encontrada.' },
  'variant-of-itself': { status: 422, message: 'Este é o produto principal: não é variação dele mesmo.' },
  'variant-linked-elsewhere': {
    status: 409,
    message:
      'Este produto já tem as suas próprias variações ou outro produto principal. Desvincule-o lá primeiro.',
  },
};
