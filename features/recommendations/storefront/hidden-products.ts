/**
 * Products that the shopper does not want to be recommended: in this browser where it may store them, else until the page is left.
 * The server knows them of clients who allow personalization.
 */
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { readPersonal, writePersonal } from '#platform/web/storage/personal-storage.ts';

const MAX_HIDDEN = 100;

const key = (supplierId: SupplierId): string => `vitrine-hidden-${supplierId}`;

const ofThisPage = new Set<ProductId>();

export function hiddenProducts(supplierId: SupplierId): ReadonlySet<ProductId> {
  return new Set([...stored(supplierId), ...ofThisPage]);
}

export function hideProduct(supplierId: SupplierId, productId: ProductId): void {
  ofThisPage.add(productId);
  const hidden = [productId, ...stored(supplierId).filter((id) => id !== productId)].slice(0, MAX_HIDDEN);
  writePersonal(key(supplierId), JSON.stringify(hidden));
}

function stored(supplierId: SupplierId): readonly ProductId[] {
  try {
    const value: unknown = JSON.parse(readPersonal(key(supplierId)) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
