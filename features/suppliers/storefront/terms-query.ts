import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { termsOfUseEndpoint } from '../contract/shop-texts.endpoints.ts';
import { termsOfUseFromWire } from '../contract/shop-texts.wire.ts';
import type { TermsOfUse } from '../domain/shop-texts.ts';

/** The terms of use in force; null where the supplier has none. */
export const termsQuery = (api: Api, supplierId: SupplierId) =>
  queryOptions({
    queryKey: ['terms-of-use', supplierId] as const,
    queryFn: async ({ signal }): Promise<TermsOfUse | null> =>
      termsOfUseFromWire(
        await api.call(termsOfUseEndpoint, { params: { idfornecedor: supplierId }, query: {} }, { signal }),
      ),
  });
