import { queryOptions } from '@tanstack/react-query';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { PolicyAudience, PolicyScope } from '../../domain/policy.ts';
import type { PriceOption, PriceSources } from '../price-sources.ts';
import type { NameOf } from './policy-draft.ts';

/** What can be chosen in a policy's form, and the names of what the policy cites. */
export interface PolicyChoices {
  readonly sources: PriceSources;
  readonly categories: readonly PriceOption[];
  readonly brands: readonly string[];
  readonly groups: readonly string[];
  readonly subscriptionTypes: readonly PriceOption[];
  readonly nameOf: NameOf;
}

interface Cited {
  readonly scope: Pick<PolicyScope, 'products'>;
  readonly audience: Pick<PolicyAudience, 'clients'>;
}

export const policyChoicesQuery = (sources: PriceSources, shopId: string, cited?: Cited) =>
  queryOptions({
    queryKey: ['panel', shopId, 'policy-choices', cited?.scope.products, cited?.audience.clients] as const,
    gcTime: 0,
    queryFn: async (): Promise<PolicyChoices> => {
      const [categories, brands, groups, subscriptionTypes, products, clients] = await Promise.all([
        sources.categories(),
        sources.brands(),
        sources.groups(),
        sources.subscriptionTypes(),
        sources.productsOf(cited?.scope.products ?? []),
        sources.clientsOf(cited?.audience.clients ?? []),
      ]);
      const names = new Map([
        ...categories.map(({ value, label }) => [value, label] as const),
        ...[...products, ...clients].map(({ id, label }: Choice) => [id, label] as const),
      ]);
      return { sources, categories, brands, groups, subscriptionTypes, nameOf: (id) => names.get(id) };
    },
  });
