/** The supplier's terms of use: what is in force, what was, and what comes next. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { TermsOfUse, TermsText } from '../domain/terms-of-use.ts';
import { addTerms, termsOfSupplier, versionInForce } from './supplier-terms.store.ts';

/** The version that the context's supplier asks its clients to agree to; undefined where it asks none. */
export const termsInForce = ({ db, supplier }: Context): Promise<number | undefined> =>
  versionInForce(db, supplier.id);

export interface ReadTerms extends TermsOfUse {
  /** No later one was published. */
  readonly inForce: boolean;
}

/** This version, or the one in force; undefined where there is none. */
export async function readTerms(
  { db, supplier }: Context,
  version: number | undefined,
): Promise<ReadTerms | undefined> {
  const found = await termsOfSupplier(db, supplier.id, version);
  if (found === undefined) return undefined;
  const latest = version === undefined ? found.version : await versionInForce(db, supplier.id);
  return { ...found, inForce: found.version === latest };
}

/** Publishes them as the next version, unless they say what is in force. Gives the version that is in force now. */
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
