import { shopConfigEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import { googleAnalyticsOf } from '#features/suppliers/domain/google-analytics-of.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { quietApi } from './quiet-api.ts';

/** The shop's id at Google Analytics. Read after consent only, so that no first page carries it; undefined after a failure, too. */
export async function measurementIdAt({ id, tags }: Shop): Promise<string | undefined> {
  const config = await quietApi(id)
    .call(shopConfigEndpoint, { params: { token: 'token' }, query: {} })
    .catch(() => undefined);
  return googleAnalyticsOf({ tags, analyticsId: config?.superon_ga ?? '' });
}
