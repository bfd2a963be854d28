import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AlertKind } from '../../../domain/alerts/product-alert.ts';
import type { ProductDetail } from '../../../domain/product.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { takeAlertWish } from './alert-wish.ts';

/** Changes a product's alert. The code for it loads on the first press. */
export function useAlert(scope: CatalogScope, product: ProductDetail, kind: AlertKind) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    try {
      const { changeAlert } = await import('./change-alert.ts');
      await changeAlert(queryClient, scope, product, { kind, wanted });
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}

/** Requests the alert that a visitor wanted before the login. */
export function useWishedAlert(
  product: ProductDetail,
  kind: AlertKind,
  { hasAlert, change }: { readonly hasAlert: boolean; readonly change: (wanted: boolean) => Promise<void> },
): void {
  const requestAfterLogin = useEffectEvent(() => {
    if (takeAlertWish(kind, product.id) && !hasAlert) void change(true);
  });
  useEffect(() => requestAfterLogin(), []);
}
