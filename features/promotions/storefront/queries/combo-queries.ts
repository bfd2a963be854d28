import { queryOptions } from '@tanstack/react-query';
import { buyingTermsToWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { type CatalogScope, scopeKey } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { comboFromWire } from '../../contract/combo.wire.ts';
import {
  getComboEndpoint,
  listClientCombosEndpoint,
  listCombosEndpoint,
} from '../../contract/combos.endpoints.ts';
import type { ShownCombo } from '../../domain/shown-combo.ts';

/** The combos offered to this shopper, or those among them with a product. */
export const combosQuery = (scope: CatalogScope, productId?: ProductId) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'combos', productId ?? ''] as const,
    queryFn: async ({ signal }): Promise<readonly ShownCombo[]> => {
      const { api, session, supplierId: idfornecedor } = scope;
      const query = {
        ...buyingTermsToWire(scope),
        ...defined({ idproduto: productId }),
      };
      const { combos } = session.authenticated
        ? await api.call(
            listClientCombosEndpoint,
            { params: { idfornecedor, idcliente: session.clientId }, query },
            { signal },
          )
        : await api.call(listCombosEndpoint, { params: { idfornecedor }, query }, { signal });
      return combos.map(comboFromWire);
    },
  });

export const comboQuery = (scope: CatalogScope, slugOrId: string) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'combo', slugOrId] as const,
    queryFn: async ({ signal }): Promise<ShownCombo> => {
      const query = { idfornecedor: scope.supplierId, ...buyingTermsToWire(scope) };
      return comboFromWire(
        await scope.api.call(getComboEndpoint, { params: { idcombo: slugOrId }, query }, { signal }),
      );
    },
  });
