/** The words in which rights are spoken of. What a standing may do is a table of `features/accounts/domain`. */

/** What a panel call does, as far as rights go; every staff route names one. */
export type Permission =
  | 'carts:write'
  | 'catalog:read'
  | 'catalog:write'
  | 'coupons:read'
  | 'coupons:write'
  | 'prices:read'
  | 'prices:write'
  | 'promotions:read'
  | 'promotions:write'
  | 'shopping-lists:read'
  | 'shopping-lists:write'
  | 'subscriptions:read'
  | 'subscriptions:write'
  | 'audit:read';

/** What someone is at a supplier. The platform's administrators belong to none and stand beside the owners of all. */
export type StaffStanding = 'owner' | 'operator' | 'administrator';
