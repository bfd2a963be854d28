/** Recently viewed products, saved in this browser: names and pictures, never prices. */

import { defined } from '#kernel/defined.ts';
import { isUuid, type SupplierId } from '#kernel/ids.ts';
import { readPersonal, writePersonal } from '#platform/web/storage/personal-storage.ts';
import type { ProductCard } from '../../domain/product.ts';

/** Without an id if it was stored by a former version; its row's events leave it out then. */
export type RecentProduct = Pick<ProductCard, 'slug' | 'name' | 'ground' | 'picture'> &
  Partial<Pick<ProductCard, 'id'>>;

export const MAX_RECENT = 12;

const key = (supplierId: SupplierId): string => `vitrine-seen-${supplierId}`;

/** The most recent first; empty if the stored value is invalid. */
export function recentProducts(supplierId: SupplierId): readonly RecentProduct[] {
  try {
    const stored: unknown = JSON.parse(readPersonal(key(supplierId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Adds a product, or moves it to the front. */
export function rememberProduct(
  supplierId: SupplierId,
  { id, slug, name, ground, picture }: RecentProduct,
): void {
  const others = recentProducts(supplierId).filter((other) => other.slug !== slug);
  const stored = [{ ...defined({ id }), slug, name, ground, picture }, ...others].slice(0, MAX_RECENT);
  writePersonal(key(supplierId), JSON.stringify(stored));
}

const isRecent = (value: unknown): value is RecentProduct =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  /^[\w-]{1,200}$/.test(value.slug) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'ground' in value &&
  typeof value.ground === 'number' &&
  (!('id' in value) || (typeof value.id === 'string' && isUuid(value.id))) &&
  (!('picture' in value) || typeof value.picture === 'string');
