/** The names of what staff, the platform's people and systems may do. `features/accounts` holds who may do what. */

/** The permission that a panel call needs; every staff route names one. */
export type Permission =
  | 'analytics:manage'
  | 'api-keys:manage'
  | 'carts:write'
  | 'catalog:read'
  | 'catalog:write'
  | 'chat:read'
  | 'chat:write'
  | 'clients:approve'
  | 'clients:read'
  | 'clients:write'
  | 'content:read'
  | 'content:write'
  | 'coupons:read'
  | 'coupons:write'
  | 'credit:write'
  | 'delivery:read'
  | 'delivery:write'
  | 'invoices:read'
  | 'invoices:write'
  | 'jobs:manage'
  | 'jobs:read'
  | 'mails:read'
  | 'mails:write'
  | 'orders:read'
  | 'orders:write'
  | 'payments:manage'
  | 'payments:read'
  | 'payments:write'
  | 'prices:read'
  | 'prices:write'
  | 'privacy:manage'
  | 'promotions:read'
  | 'promotions:write'
  | 'quotes:write'
  | 'reports:read'
  | 'representatives:read'
  | 'representatives:write'
  | 'shop:read'
  | 'shop:write'
  | 'shopping-lists:read'
  | 'shopping-lists:write'
  | 'staff:manage'
  | 'subscriptions:read'
  | 'subscriptions:write'
  | 'audit:read';

/** The roles that every shop has. Administrators belong to the platform instead. */
export const STAFF_ROLES = ['owner', 'operator', 'catalog', 'sales', 'finance', 'support'] as const;
export type GivenRole = (typeof STAFF_ROLES)[number];

/** A role that a shop made: a named set of permissions. */
export interface OwnRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** The largest discount on a quote that its members may give, in whole percent; 100: no limit. */
  readonly discountLimit: number;
}

/** A staff member's role at a supplier. Platform administrators belong to no supplier and have the rights of every owner. */
export type StaffStanding = GivenRole | OwnRole | 'administrator';

/** What a person of the platform may do outside of any shop. */
export type PlatformRole = 'administrator' | 'support';

/** What a call of the platform's administration needs: everybody of the platform reads, administrators change. */
export type PlatformPermission = 'platform:read' | 'platform:write';

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
