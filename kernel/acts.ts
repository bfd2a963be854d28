/** What a shopper does for a client. `features/accounts/domain` holds the table of which role may do what. */
export const ACTS = [
  /** Fill the cart and place orders, including every step on the way. */
  'buy',
  /** See the orders of all users of the client, not only one's own. */
  'orders:see-all',
  'orders:repeat',
  'orders:cancel',
  /** Download the order list as a file, and receipts; limited to the orders that the user may see in the list. */
  'orders:export',
  'orders:rate',
  /** Be notified of orders in the browser. */
  'notifications:receive',
  /** See and continue conversations with the shop. */
  'chat:use',
  'lists:change',
  /** Also skip the next order and resume a paused subscription. */
  'subscriptions:change',
  'subscriptions:cancel',
  'addresses:add',
  /** Also delete addresses and choose the billing address. */
  'addresses:change',
  'registration:change',
  /** The acting user's own e-mail and password. */
  'own-login:change',
  'own-second-step:change',
  'own-devices:end',
  'linked-users:manage',
  /** Switch to another client that the user may act for. */
  'clients:choose',
  /** As a representative: list one's clients, switch to one of them, and switch back. */
  'represented-clients:choose',
  /** Credit, titles and invoices. */
  'credit:see',
  'terms:accept',
  'privacy:export',
  'privacy:delete',
] as const;
export type Act = (typeof ACTS)[number];
