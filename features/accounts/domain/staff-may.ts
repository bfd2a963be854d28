/** What the people who run a shop may do: one table, asked by every panel call. */
import type { Permission, StaffStanding } from '#kernel/permissions.ts';

/** What a supplier's own people can be. Administrators belong to the platform instead. */
export const STAFF_ROLES = ['owner', 'operator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const DAILY_WORK: readonly Permission[] = [
  'carts:write',
  'catalog:read',
  'catalog:write',
  'clients:approve',
  'clients:read',
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
/** Who may act for clients, and what they may owe, is the owner's to say. */
const EVERYTHING: readonly Permission[] = [
  ...DAILY_WORK,
  'api-keys:manage',
  'audit:read',
  'payments:manage',
  'credit:write',
  'representatives:write',
];

const MAY: Readonly<Record<StaffStanding, readonly Permission[]>> = {
  owner: EVERYTHING,
  operator: DAILY_WORK,
  // Helps any shop with anything, and is in its audit like everyone else.
  // Kept mails open accounts, which are no shop's own.
  administrator: [...EVERYTHING, 'mails:read', 'mails:write'],
};

/** Whether someone of this standing may do this at the supplier where they have it. */
export const staffMay = (standing: StaffStanding, permission: Permission): boolean =>
  MAY[standing].includes(permission);

/** What someone is at a supplier: the role there, else the platform's; undefined for the people of other suppliers. */
export const standingOf = (
  role: StaffRole | undefined,
  isAdministrator: boolean,
): StaffStanding | undefined => role ?? (isAdministrator ? 'administrator' : undefined);
