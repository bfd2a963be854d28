import type { ApiScope, Permission, StaffStanding } from '#kernel/permissions.ts';
import { staffMay } from '../staff-may.ts';

/** What a person may do in the panel themselves, to let a key do it for the shop's clients. */
const NEEDED: Readonly<Record<ApiScope, Permission>> = {
  'catalog:read': 'catalog:read',
  'cart:read': 'orders:read',
  'cart:write': 'carts:write',
  'orders:read': 'orders:read',
  'orders:write': 'orders:write',
  'finance:read': 'invoices:read',
  'client:read': 'clients:read',
  'lists:read': 'shopping-lists:read',
  'lists:write': 'shopping-lists:write',
  'subscriptions:read': 'subscriptions:read',
};

export const mayGiveScope = (giver: StaffStanding, scope: ApiScope): boolean =>
  staffMay(giver, NEEDED[scope]);

/** Nobody lets a key do more than they may. What the key may do already, somebody else has given. */
export const mayGiveScopes = (
  giver: StaffStanding,
  scopes: readonly ApiScope[],
  already: readonly ApiScope[] = [],
): boolean => scopes.every((scope) => already.includes(scope) || mayGiveScope(giver, scope));
