import { queryOptions } from '@tanstack/react-query';
import { representativesQuery } from '#features/delegation/panel/representatives-query.ts';
import { listPriceTablesEndpoint } from '#features/pricing/contract/price-tables.endpoints.ts';
import type { SelectOption } from '#platform/ui/forms/select.tsx';
import type { Api } from '#platform/web/api.ts';
import { automaticGroupFromWire } from '../../contract/rules/automatic-group.wire.ts';
import { getAutomaticGroupEndpoint } from '../../contract/rules/automatic-groups.endpoints.ts';
import { clientsKey } from '../clients-queries.ts';

export const automaticGroupKey = (shopId: string, id: string) =>
  [...clientsKey(shopId), 'automatic-group', id] as const;

/** While its members are being computed it is read again. Milliseconds. */
const AGAIN = 3_000;

export const automaticGroupQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: automaticGroupKey(shopId, id),
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idgrupo: id };
      return automaticGroupFromWire(await api.call(getAutomaticGroupEndpoint, { params }, { signal }));
    },
    refetchInterval: ({ state: { data } }) =>
      data?.progress.running === true || data?.progress.emptying === true ? AGAIN : false,
  });

/** What a rule names by id, with its name. Empty where the person may not see it. */
export interface RuleChoices {
  readonly representatives: readonly SelectOption[];
  readonly tables: readonly (SelectOption & { readonly archived: boolean })[];
}

export const ruleChoicesQuery = (
  api: Api,
  shopId: string,
  may: { readonly representatives: boolean; readonly prices: boolean },
) =>
  queryOptions({
    queryKey: [...clientsKey(shopId), 'rule-choices', may] as const,
    queryFn: async ({ client, signal }): Promise<RuleChoices> => {
      const representatives = may.representatives
        ? await client.fetchQuery(representativesQuery(api, shopId))
        : [];
      const params = { idfornecedor: shopId };
      const { tabelas } = may.prices
        ? await api.call(listPriceTablesEndpoint, { params }, { signal })
        : { tabelas: [] };
      return {
        representatives: representatives.map(({ userId, name }) => ({ value: userId, label: name })),
        tables: tabelas.map(({ id, nome, arquivada }) => ({
          ...{ value: id, label: arquivada ? `${nome} (arquivada)` : nome, archived: arquivada },
        })),
      };
    },
  });

/** The choices with the one that is chosen already, should it be there no more. */
export const withChosen = (
  options: readonly SelectOption[],
  chosen: string,
  gone: string,
): readonly SelectOption[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: gone }];
