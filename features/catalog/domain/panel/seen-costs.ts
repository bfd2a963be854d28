/** What the shop pays for a product is for the people who make its prices. */
import { staffMay } from '#features/accounts/domain/staff-may.ts';
import type { Staff } from '#kernel/scope.ts';

export const seesCosts = ({ standing }: Pick<Staff, 'standing'>): boolean =>
  staffMay(standing, 'prices:write');

/** The product as this person may see it. */
export function asSeenBy<Product extends { readonly cost?: unknown }>(
  actor: Pick<Staff, 'standing'>,
  product: Product,
): Omit<Product, 'cost'> & Partial<Pick<Product, 'cost'>> {
  if (seesCosts(actor)) return product;
  const { cost: _, ...rest } = product;
  return rest;
}
