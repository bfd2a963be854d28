import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { AlertKind } from '../../../domain/alerts/product-alert.ts';
import type { ProductDetail } from '../../../domain/product.ts';
import { callAlert } from '../../alerts/call-alert.ts';
import { askerOf, type CatalogScope } from '../../queries/catalog-scope.ts';
import { productQuery } from '../../queries/product-query.ts';

const FAILED = 'Não foi possível mudar seu aviso agora. Tente novamente.';

/** Requests or cancels an alert, and shows the result. Spec 7, alerta-disponibilidade. */
export async function changeAlert(
  queryClient: QueryClient,
  scope: CatalogScope,
  { id, slug, name }: Pick<ProductDetail, 'id' | 'slug' | 'name'>,
  { kind, wanted }: { readonly kind: AlertKind; readonly wanted: boolean },
): Promise<void> {
  const { queryKey } = productQuery(scope, slug);
  const field = kind === 'availability' ? 'hasAlert' : 'hasPriceAlert';
  try {
    await callAlert(askerOf(scope), { kind, productId: id }, wanted);
    queryClient.setQueryData(queryKey, (product) => product && { ...product, [field]: wanted });
    showToast({ text: wanted ? `Aviso pedido: ${name}.` : `Aviso cancelado: ${name}.` });
  } catch (error) {
    showToast({ text: error instanceof ApiRefusal ? error.message : FAILED, tone: 'error' });
    // A refusal means that the shown state is out of date: the product may be available again.
    if (error instanceof ApiRefusal) await queryClient.invalidateQueries({ queryKey });
  }
}
