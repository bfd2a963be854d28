import type { Context } from '#platform/db/context.ts';
import { principals } from '../../domain/import/principals.ts';
import { linkProducts } from '../import/link-products.store.ts';
import { renewVersions, untouchedSince } from './import-changes.store.ts';
import { type ImportRecord, rowsFrom } from './sheet-imports.store.ts';

/** Links the imported lines to their principal products, which may come later in the file. In the caller's transaction. */
export async function linkImported({ db, supplier }: Context, found: ImportRecord): Promise<void> {
  const at = found.mapping.indexOf('principal');
  const sku = found.mapping.indexOf('sku');
  if (at < 0) return;
  const rows = await rowsFrom(db, supplier.id, found.id, 0, found.position);
  const links = new Map(
    rows.flatMap(({ cells }) => {
      const code = cells[sku] ?? '';
      return code === '' ? [] : [[code, cells[at] ?? ''] as const];
    }),
  );
  const untouched = await untouchedSince(db, supplier.id, found.id);
  const wanted = [...principals(links)].map(([code, principalSku = '']) => ({ sku: code, principalSku }));
  await linkProducts(db, supplier.id, wanted);
  await renewVersions(db, supplier.id, found.id, untouched);
}
