/** Reports withdrawn consent to the shops of this host, so that orders of this browser are no longer sent to their Google Analytics. */
import { parseCookies } from '#kernel/consent.ts';
import { withdrawVisitEndpoint } from '../contract/analytics.endpoints.ts';
import { browsersOf } from '../domain/ga4-cookies.ts';
import { quietApi } from './quiet-api.ts';

/** Reads the ids that Google's tag has stored, before they are deleted. */
export function withdrawVisits(): void {
  for (const { slug, clientId } of browsersOf(parseCookies(document.cookie)))
    void quietApi(slug)
      .call(withdrawVisitEndpoint, { params: { idfornecedor: slug }, body: { navegador: clientId } })
      .catch(() => undefined);
}
