/** The supplier that the visitor chose, kept between visits. Spec 9: local storage keeps the supplier id. */
import type { SupplierId } from '#kernel/ids.ts';
import { keepTold, readTold } from '#platform/web/told-storage.ts';

const KEY = 'vitrine-supplier';

/** Until the page is left, also where nothing may be kept. */
let chosen: SupplierId | undefined;

/** Undefined before a choice. Only in the browser. */
export const chosenSupplier = (): SupplierId | undefined => chosen ?? readTold(KEY) ?? undefined;

export function rememberSupplier(id: SupplierId): void {
  chosen = id;
  keepTold(KEY, id);
}
