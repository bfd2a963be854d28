/** What a system with an API key may do for the client that it acts for. `features/accounts` knows which call needs which. */
export const API_SCOPES = [
  'catalog:read',
  /** Also delivery options, coupons and the price of goods. */
  'cart:read',
  'cart:write',
  'orders:read',
  'orders:write',
  /** Titles, boletos and invoices. */
  'finance:read',
  'client:read',
  /** Also alerts of products. */
  'lists:read',
  'lists:write',
  'subscriptions:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];
