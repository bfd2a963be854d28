/** Permissions of staff: one table of the given roles and the shop's own ones, checked by every panel route. */
import type { GivenRole, OwnRole, Permission, StaffStanding } from '#kernel/permissions.ts';

/** A member's role at a supplier: a given one, or one that the shop made. */
export type StaffRole = GivenRole | OwnRole;

const DAILY_WORK: readonly Permission[] = [
  'carts:write',
  'catalog:read',
  'catalog:write',
  'chat:read',
  'chat:write',
  'clients:approve',
  'clients:read',
  'clients:write',
  'content:read',
  'content:write',
  'coupons:read',
  'coupons:write',
  'delivery:read',
  'delivery:write',
  'invoices:read',
  'invoices:write',
  'jobs:manage',
  'jobs:read',
  'orders:read',
  'orders:write',
  'payments:read',
  'payments:write',
  'prices:read',
  'prices:write',
  'promotions:read',
  'promotions:write',
  'quotes:write',
  'reports:read',
  'representatives:read',
  'shop:read',
  'shopping-lists:read',
  'shopping-lists:write',
  'subscriptions:read',
  'subscriptions:write',
];

/**
 * What a shop may give its people. Only the owner decides who works there, how the shop looks, who represents clients, how much they
 * may owe, who gets their data, and whom the shop's events are sent to.
 */
export const SHOP_PERMISSIONS: readonly Permission[] = [
  ...DAILY_WORK,
  'analytics:manage',
  'api-keys:manage',
  'audit:read',
  'payments:manage',
  'credit:write',
  'privacy:manage',
  'representatives:write',
  'shop:write',
  'staff:manage',
];

const MAY: Readonly<Record<GivenRole | 'administrator', readonly Permission[]>> = {
  owner: SHOP_PERMISSIONS,
  operator: DAILY_WORK,
  catalog: [
    'catalog:read',
    'catalog:write',
    'content:read',
    'content:write',
    'jobs:manage',
    'jobs:read',
    'prices:read',
    'promotions:read',
    'shopping-lists:read',
    'shopping-lists:write',
  ],
  sales: [
    'carts:write',
    'catalog:read',
    'chat:read',
    'chat:write',
    'clients:approve',
    'clients:read',
    'clients:write',
    'coupons:read',
    'coupons:write',
    'delivery:read',
    'invoices:read',
    'orders:read',
    'orders:write',
    'payments:read',
    'prices:read',
    'promotions:read',
    'quotes:write',
    'reports:read',
    'representatives:read',
    'shopping-lists:read',
    'shopping-lists:write',
    'subscriptions:read',
    'subscriptions:write',
  ],
  finance: [
    'clients:read',
    'coupons:read',
    'credit:write',
    'invoices:read',
    'invoices:write',
    'jobs:read',
    'orders:read',
    'payments:read',
    'payments:write',
    'prices:read',
    'reports:read',
    'subscriptions:read',
  ],
  support: [
    'catalog:read',
    'chat:read',
    'chat:write',
    'clients:read',
    'coupons:read',
    'delivery:read',
    'invoices:read',
    'orders:read',
    'payments:read',
    'shopping-lists:read',
    'subscriptions:read',
  ],
  // Administrators may help any shop; their changes are audited like everyone's. Only they read stored mails, whose links open
  // accounts that belong to no shop.
  administrator: [...SHOP_PERMISSIONS, 'mails:read', 'mails:write'],
};

export const permissionsOf = (standing: StaffStanding): readonly Permission[] =>
  typeof standing === 'string' ? MAY[standing] : standing.permissions;

export const staffMay = (standing: StaffStanding, permission: Permission): boolean =>
  permissionsOf(standing).includes(permission);

/** The role at the supplier, else the platform's; undefined for staff of other suppliers. */
export const staffStandingOf = (
  role: StaffRole | undefined,
  isAdministrator: boolean,
): StaffStanding | undefined => role ?? (isAdministrator ? 'administrator' : undefined);

/** Whole percent. Sellers may give less than who runs the shop. */
const SALES_DISCOUNT_LIMIT = 15;
export const NO_DISCOUNT_LIMIT = 100;

/** The largest discount on a quote, in whole percent. */
export function discountLimitOf(standing: StaffStanding): number {
  if (typeof standing !== 'string') return standing.discountLimit;
  return standing === 'sales' ? SALES_DISCOUNT_LIMIT : NO_DISCOUNT_LIMIT;
}

/** Nobody gives, takes away or changes a role that allows more than their own. */
export function mayGrant(granter: StaffStanding, role: StaffStanding): boolean {
  if (!permissionsOf(role).every((permission) => staffMay(granter, permission))) return false;
  // A limit only says something about roles that price quotes.
  return !staffMay(role, 'quotes:write') || discountLimitOf(role) <= discountLimitOf(granter);
}
