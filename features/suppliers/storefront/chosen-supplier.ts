/** Supplier that the visitor chose, stored between visits. Spec 9: local storage keeps the supplier id. */
import type { SupplierId } from '#kernel/ids.ts';
import { readConsented, writeConsented } from '#platform/web/storage/consented-storage.ts';

const KEY = 'vitrine-supplier';

/** Held in memory, too: works without storage, until the page is left. */
let chosen: SupplierId | undefined;

/** Undefined before a choice. Browser only. */
export const chosenSupplier = (): SupplierId | undefined => chosen ?? readConsented(KEY) ?? undefined;

export function rememberSupplier(id: SupplierId): void {
  chosen = id;
  writeConsented(KEY, id);
}
