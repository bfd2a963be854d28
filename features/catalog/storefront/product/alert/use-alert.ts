import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductDetail } from '../../../domain/product.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';

/** Changes a product's alert. The code for it loads on the first press. */
export function useAlert(scope: CatalogScope, product: ProductDetail) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    try {
      const { changeAlert } = await import('./change-alert.ts');
      await changeAlert(queryClient, scope, product, wanted);
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
