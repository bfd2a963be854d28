/**
 * For which products additions were offered: once each in a shopper's visit, whichever of the browser's windows it was.
 * Kept as cookie preferences allow; it goes with the client's session. Spec 4, persistence.
 */
import { type ClientId, isUuid, type ProductId, type SupplierId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/client-storage.ts';
import { keepPersonal, readPersonal } from '#platform/web/personal-storage.ts';

/** Who comes back later may be asked again. */
const VISIT = 12 * 60 * 60 * 1000;

export interface OfferedBefore {
  has(id: ProductId): boolean;
  add(ids: readonly ProductId[]): void;
}

/** Of this page, also where nothing may be kept. */
const offered = new Set<ProductId>();

export function offeredBefore(supplierId: SupplierId, clientId: ClientId): OfferedBefore {
  const key = clientKey(clientId, `offered-${supplierId}`);
  return {
    has: (id) => offered.has(id) || kept(key).ids.includes(id),
    add: (ids) => {
      for (const id of ids) offered.add(id);
      const { since, ids: before } = kept(key);
      keepPersonal(key, JSON.stringify({ since, ids: [...new Set([...before, ...ids])] }));
    },
  };
}

interface Kept {
  /** When the visit began. */
  readonly since: number;
  readonly ids: readonly ProductId[];
}

function kept(key: string): Kept {
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
