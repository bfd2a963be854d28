import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import { browserTransport, createApi } from '#platform/web/api.ts';
import { visitorHeaders } from '#platform/web/visitor-headers.ts';

/**
 * A client of its own: what is refused or fails while measuring must neither show a screen nor end a session.
 * `supplier` is an id or slug.
 */
export const quietApi = (supplier: string) =>
  createApi({
    transport: browserTransport,
    headers: () => ({ ...visitorHeaders(document.cookie), [SUPPLIER_HEADER]: supplier }),
  });
