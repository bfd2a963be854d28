/** What is done for a client, as far as it matters who does it. Who may do what is a table of `features/accounts/domain`. */
export const ACTS = [
  /** Fill the cart and order, with everything on the way there. */
  'buy',
  /** See the orders of everybody who orders for the client, and not one's own alone. */
  'orders:see-all',
  'orders:repeat',
  'orders:cancel',
  /** Take the list along as a file, and receipts; each sees the orders that the list shows. */
  'orders:export',
  /** Say what one thinks of what came. */
  'orders:rate',
  'lists:change',
  /** Also skip the next order, and go on with one that stands still. */
  'subscriptions:change',
  'subscriptions:cancel',
  'addresses:add',
  /** Also delete them, and say which one bills go to. */
  'addresses:change',
  'registration:change',
  /** The e-mail and the password of who acts. */
  'own-login:change',
  'own-second-step:change',
  'own-devices:end',
  'linked-users:manage',
  /** Go on for another client that one may act for. */
  'clients:choose',
  /** As a representative: see one's clients, go on for one of them, and back. */
  'represented-clients:choose',
  /** Credit, titles and invoices. */
  'credit:see',
  'terms:accept',
  'privacy:export',
  'privacy:delete',
] as const;
export type Act = (typeof ACTS)[number];
