/** Permissions of staff: one table, checked by every panel route. */
import type { Permission, StaffStanding } from '#kernel/permissions.ts';

/** Roles at a supplier. Administrators belong to the platform instead. */
export const STAFF_ROLES = ['owner', 'operator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

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
  'orders:read',
  'orders:write',
  'payments:read',
  'payments:write',
  'prices:read',
  'prices:write',
  'promotions:read',
  'promotions:write',
  'quotes:write',
  'representatives:read',
  'shopping-lists:read',
  'shopping-lists:write',
  'subscriptions:read',
  'subscriptions:write',
];
/** Only the owner decides who represents clients, how much they may owe, and whom the shop's events are sent to. */
const EVERYTHING: readonly Permission[] = [
  ...DAILY_WORK,
  'analytics:manage',
  'api-keys:manage',
  'audit:read',
  'payments:manage',
  'credit:write',
  'representatives:write',
];

const MAY: Readonly<Record<StaffStanding, readonly Permission[]>> = {
  owner: EVERYTHING,
  operator: DAILY_WORK,
  // Administrators may help any shop; their changes are audited like everyone's. Only they read stored mails, whose links open
  // accounts that belong to no shop.
  administrator: [...EVERYTHING, 'mails:read', 'mails:write'],
};

export const staffMay = (standing: StaffStanding, permission: Permission): boolean =>
  MAY[standing].includes(permission);

/** The role at the supplier, else the platform's; undefined for staff of other suppliers. */
export const staffStandingOf = (
  role: StaffRole | undefined,
  isAdministrator: boolean,
): StaffStanding | undefined => role ?? (isAdministrator ? 'administrator' : undefined);
