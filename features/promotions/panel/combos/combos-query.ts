import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PriceOption, PriceSources } from '#features/pricing/panel/price-sources.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { Api } from '#platform/web/api.ts';
import { panelComboFromWire } from '../../contract/panel-combo.wire.ts';
import { getComboEndpoint, panelListCombosEndpoint } from '../../contract/panel-combos.endpoints.ts';
import type { Combo } from '../../domain/combo.ts';

export const combosKey = (shopId: string) => ['panel', shopId, 'combos'] as const;

/** Active ones first, in the order of the shop. */
export const combosQuery = (api: Api, shopId: string, page: number) =>
  queryOptions({
    queryKey: [...combosKey(shopId), 'list', page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId }, query: { pagina: page } };
      const { dados, total, paginas } = await api.call(panelListCombosEndpoint, call, { signal });
      return { rows: dados.map(panelComboFromWire), total, pages: paginas };
    },
  });

export const comboQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...combosKey(shopId), 'one', id] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idcombo: id };
      return panelComboFromWire(await api.call(getComboEndpoint, { params }, { signal }));
    },
  });

/** What can be chosen in a combo's form, and the names of what the combo cites. */
export interface ComboChoices {
  readonly sources: PriceSources;
  readonly groups: readonly string[];
  readonly payments: readonly PriceOption[];
  readonly nameOf: (id: string) => string | undefined;
}

export const comboChoicesQuery = (sources: PriceSources, shopId: string, combo?: Combo) => {
  const products = combo?.items.map(({ productId }) => productId) ?? [];
  const clients = combo?.audience.clients ?? [];
  return queryOptions({
    queryKey: ['panel', shopId, 'combo-choices', products, clients] as const,
    gcTime: 0,
    queryFn: async (): Promise<ComboChoices> => {
      const [groups, payments, ...named] = await Promise.all([
        sources.groups(),
        sources.paymentMethods(),
        sources.productsOf(products),
        sources.clientsOf(clients),
      ]);
      const names = new Map(named.flat().map(({ id, label }: Choice) => [id, label] as const));
      return { sources, groups, payments, nameOf: (id) => names.get(id) };
    },
  });
};
