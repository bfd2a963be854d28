import { type Context, inTransaction } from '#platform/db/context.ts';
import { principals } from '../../domain/import/principals.ts';
import { lockImports } from './import.store.ts';
import { type LinkedSku, linkProducts, unknownPrincipals } from './link-products.store.ts';

/** Links the products of a file after all are written. Returns the links whose principal does not exist. */
export async function linkPrincipals(
  context: Context,
  links: ReadonlyMap<string, string>,
): Promise<readonly LinkedSku[]> {
  if (links.size === 0) return [];
  const wanted = [...principals(links)].map(([sku, principalSku = '']) => ({ sku, principalSku }));
  return inTransaction(context, async ({ db, supplier }) => {
    await lockImports(db, supplier.id);
    await linkProducts(db, supplier.id, wanted);
    return unknownPrincipals(db, supplier.id, wanted);
  });
}
