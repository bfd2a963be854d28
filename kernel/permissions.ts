/** The words in which rights are spoken of. What a standing may do is a table of `features/accounts/domain`. */

/** What a panel call does, as far as rights go; every staff route names one. */
export type Permission =
  | 'api-keys:manage'
  | 'carts:write'
  | 'catalog:read'
  | 'catalog:write'
  | 'clients:approve'
  | 'clients:read'
  | 'coupons:read'
  | 'coupons:write'
  | 'credit:write'
  | 'delivery:read'
  | 'delivery:write'
  | 'invoices:read'
  | 'invoices:write'
  | 'mails:read'
  | 'mails:write'
  | 'orders:read'
  | 'orders:write'
  | 'payments:manage'
  | 'payments:read'
  | 'payments:write'
  | 'prices:read'
  | 'prices:write'
  | 'promotions:read'
  | 'promotions:write'
  | 'quotes:write'
  | 'representatives:read'
  | 'representatives:write'
  | 'shopping-lists:read'
  | 'shopping-lists:write'
  | 'subscriptions:read'
  | 'subscriptions:write'
  | 'audit:read';

/** What someone is at a supplier. The platform's administrators belong to none and stand beside the owners of all. */
export type StaffStanding = 'owner' | 'operator' | 'administrator';
