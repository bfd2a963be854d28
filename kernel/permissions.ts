/** Staff permissions. `features/accounts/domain` holds the table of which standing has which permission. */

/** The permission that a panel call needs; every staff route names one. */
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

/** A staff member's role at a supplier. Platform administrators belong to no supplier and have the rights of every owner. */
export type StaffStanding = 'owner' | 'operator' | 'administrator';
