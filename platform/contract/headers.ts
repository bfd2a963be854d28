/** The headers that every call carries. Spec 7. */
export const SUPPLIER_HEADER = 'x-idfornecedor';
export const UTM_HEADERS = { source: 'x-utm-source', campaign: 'x-utm-campaign', all: 'x-utm-all' } as const;
export const CONSENT_HEADERS = {
  necessary: 'x-cookie-necessary',
  session: 'x-cookie-session',
  performance: 'x-cookie-performance',
  personalization: 'x-cookie-personalization',
} as const;
/** The session handle of the page that is shown: a write from that page must not reach another session. */
export const HANDLE_HEADER = 'x-handle';
/** Of an answer to a session: whose it is ('handle~idcliente'). Absent for visitors. No browser stores it for anybody else. */
export const READER_HEADER = 'x-reader';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
