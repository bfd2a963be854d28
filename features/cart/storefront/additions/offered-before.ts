/** For which products additions were offered: once each while this window is open. */
import { isUuid, type ProductId, type SupplierId } from '#kernel/ids.ts';

const key = (supplierId: SupplierId): string => `vitrine-offered-${supplierId}`;

/** Of this page, also where nothing may be kept. */
const offered = new Set<ProductId>();

export const wasOffered = (supplierId: SupplierId, id: ProductId): boolean =>
  offered.has(id) || kept(supplierId).includes(id);

export function rememberOffer(supplierId: SupplierId, ids: readonly ProductId[]): void {
  const all = new Set([...kept(supplierId), ...ids]);
  for (const id of ids) offered.add(id);
  try {
    sessionStorage.setItem(key(supplierId), JSON.stringify([...all]));
  } catch {
    // The page itself remembers.
  }
}

function kept(supplierId: SupplierId): readonly ProductId[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key(supplierId)) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string' && isUuid(id)) : [];
  } catch {
    return [];
  }
}
