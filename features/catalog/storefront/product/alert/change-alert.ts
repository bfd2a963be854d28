import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import {
  createAlertEndpoint,
  dropAlertEndpoint,
} from '../../../contract/stock/availability-alerts.endpoints.ts';
import type { ProductDetail } from '../../../domain/product.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { productQuery } from '../../queries/product-query.ts';

const FAILED = 'Não foi possível registrar seu interesse agora. Tente novamente.';

/** Requests or cancels an availability alert, and shows the result. Spec 7, alerta-disponibilidade. */
export async function changeAlert(
  queryClient: QueryClient,
  scope: CatalogScope,
  { id, slug, name }: Pick<ProductDetail, 'id' | 'slug' | 'name'>,
  wanted: boolean,
): Promise<void> {
  const body = {
    idcliente: scope.session.clientId,
    idfornecedor: scope.supplierId,
    idcadastroextraproduto: id,
  };
  const { queryKey } = productQuery(scope, slug);
  try {
    if (wanted) await scope.api.call(createAlertEndpoint, { body: { ...body, idproduto: id } });
    else await scope.api.call(dropAlertEndpoint, { body });
    queryClient.setQueryData(queryKey, (product) => product && { ...product, hasAlert: wanted });
    showToast({ text: wanted ? `Interesse registrado: ${name}.` : `Interesse retirado: ${name}.` });
  } catch (error) {
    showToast({ text: error instanceof ApiRefusal ? error.message : FAILED, tone: 'error' });
    // A refusal means that the shown state is out of date: the product may be available again.
    if (error instanceof ApiRefusal) await queryClient.invalidateQueries({ queryKey });
  }
}
