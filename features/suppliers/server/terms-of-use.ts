import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { TermsOfUse, TermsText } from '../domain/shop-texts.ts';
import { addTerms, termsOfSupplier, versionInForce } from './supplier-terms.store.ts';

/** Version that clients must accept; undefined where the supplier has no terms. */
export const termsInForce = ({ db, supplier }: Context): Promise<number | undefined> =>
  versionInForce(db, supplier.id);

export interface ReadTerms extends TermsOfUse {
  /** True for the latest version. */
  readonly inForce: boolean;
}

/** The given version, else the one in force; undefined where it does not exist. */
export async function readTerms(
  { db, supplier }: Context,
  version: number | undefined,
): Promise<ReadTerms | undefined> {
  const found = await termsOfSupplier(db, supplier.id, version);
  if (found === undefined) return undefined;
  const latest = version === undefined ? found.version : await versionInForce(db, supplier.id);
  return { ...found, inForce: found.version === latest };
}

/**
 * Publishes a new version, unless the text equals the one in force. Returns the version in force. Throws on a concurrent
 * publication.
 */
export async function publishTerms(
  db: Db,
  supplierId: SupplierId,
  terms: TermsText,
  now: Instant,
): Promise<number> {
  const latest = await termsOfSupplier(db, supplierId);
  if (latest?.title === terms.title && latest.text === terms.text) return latest.version;
  const version = (latest?.version ?? 0) + 1;
  if (!(await addTerms(db, supplierId, { ...terms, version }, now)))
    throw new Error('two versions of the terms were published at once');
  return version;
}
