import type { RefusalTexts } from '#platform/contract/problem.ts';
import { productChangeTexts } from '../panel-texts.ts';

export type StockRefusal = 'product-not-found' | 'stock-not-exact' | 'stock-changed';

export const stockTexts: RefusalTexts<StockRefusal> = {
  'product-not-found': productChangeTexts['product-not-found'],
  'stock-not-exact': productChangeTexts['stock-not-exact'],
  'stock-changed': {
    status: 409,
    message: 'O estoque mudou enquanto você o corrigia. Confira quanto há agora e salve de novo.',
  },
};
