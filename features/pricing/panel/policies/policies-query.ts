import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import type { WirePolicy } from '../../contract/panel-policies.schema.ts';
import { listPoliciesEndpoint } from '../../contract/policies.endpoints.ts';
import { policyFromWire } from '../../contract/policy.wire.ts';
import type { KnownPolicy } from '../../domain/policy.ts';

export const policiesKey = (shopId: string) => ['panel', shopId, 'price-policies'] as const;

/** As the rules of prices decide: the highest priority first; of one priority the oldest. */
export const policiesQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: policiesKey(shopId),
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId } };
      const { politicas } = await api.call(listPoliciesEndpoint, call, { signal });
      return politicas.map(knownPolicyFromWire).toSorted((one, other) => other.priority - one.priority);
    },
  });

export function knownPolicyFromWire(wire: WirePolicy): KnownPolicy {
  const read = policyFromWire(wire);
  if (!read.ok) throw new Error(`a policy of the shop says ${read.refusal.code}`);
  return { ...read.value, id: wire.id, version: wire.versao };
}
