import { shopConfigEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import { googleAnalyticsOf } from '#features/suppliers/domain/google-analytics-of.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { quietApi } from './quiet-api.ts';

const known = new Map<string, Promise<string>>();

/** The shop's id at Google Analytics. Read after consent only, so that no first page carries it; undefined after a failure, too. */
export async function measurementIdAt({ id, tags }: Shop): Promise<string | undefined> {
  // Asked once per document: measuring restarts at a login, and must not miss what is done while this answer comes.
  let reading = known.get(id);
  if (reading === undefined) {
    reading = quietApi(id)
      .call(shopConfigEndpoint, { params: { token: 'token' }, query: {} })
      .then(({ superon_ga }) => superon_ga ?? '');
    known.set(id, reading);
    void reading.catch(() => known.delete(id));
  }
  return googleAnalyticsOf({ tags, analyticsId: await reading.catch(() => '') });
}
