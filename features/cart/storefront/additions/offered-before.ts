/**
 * The products for which additions were offered: once each per visit, in all windows of the browser. Stored as cookie preferences
 * allow, and removed with the client's session. Spec 4, persistence.
 */
import { type ClientId, isUuid, type ProductId, type SupplierId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/storage/client-storage.ts';
import { readPersonal, writePersonal } from '#platform/web/storage/personal-storage.ts';

/** Milliseconds, 12 hours; after that the same additions may be offered again. */
const VISIT = 12 * 60 * 60 * 1000;

export interface OfferedBefore {
  has(id: ProductId): boolean;
  add(ids: readonly ProductId[]): void;
}

/** For this page, also when nothing may be stored. */
const offered = new Set<ProductId>();

export function offeredBefore(supplierId: SupplierId, clientId: ClientId): OfferedBefore {
  const key = clientKey(clientId, `offered-${supplierId}`);
  return {
    has: (id) => offered.has(id) || stored(key).ids.includes(id),
    add: (ids) => {
      for (const id of ids) offered.add(id);
      const { since, ids: before } = stored(key);
      writePersonal(key, JSON.stringify({ since, ids: [...new Set([...before, ...ids])] }));
    },
  };
}

interface StoredOffers {
  readonly since: number;
  readonly ids: readonly ProductId[];
}

function stored(key: string): StoredOffers {
  const found = parsed(readPersonal(key));
  const since = Number(found?.since);
  if (!Array.isArray(found?.ids) || !(Date.now() - since < VISIT)) return { since: Date.now(), ids: [] };
  return { since, ids: found.ids.filter((id) => typeof id === 'string' && isUuid(id)) };
}

function parsed(text: string | null): { readonly since?: unknown; readonly ids?: unknown } | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' ? found : null;
  } catch {
    return null;
  }
}
