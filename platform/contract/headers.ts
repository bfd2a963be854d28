/** The headers that every call carries. Spec 7. */
export const SUPPLIER_HEADER = 'x-idfornecedor';
export const UTM_HEADERS = { source: 'x-utm-source', campaign: 'x-utm-campaign', all: 'x-utm-all' } as const;
export const CONSENT_HEADERS = {
  necessary: 'x-cookie-necessary',
  session: 'x-cookie-session',
  performance: 'x-cookie-performance',
  personalization: 'x-cookie-personalization',
} as const;
/** The handle of the session that the page shows: what is written there is meant for no other. */
export const HANDLE_HEADER = 'x-handle';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
