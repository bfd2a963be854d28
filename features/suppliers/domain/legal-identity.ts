/** Identifies the seller. The platform's people verify it, so a shop that has opened changes it only with their approval. */
import type { SupplierIdentity } from './managed-supplier.ts';
import type { ShopState } from './shop-state.ts';

export type LegalIdentity = Pick<SupplierIdentity, 'name' | 'slug' | 'legalName' | 'cnpj'>;
export type LegalField = keyof LegalIdentity;

/** In the order in which they are shown. */
export const LEGAL_FIELDS = ['name', 'slug', 'legalName', 'cnpj'] as const satisfies readonly LegalField[];

export const legalIdentityOf = ({ name, slug, legalName, cnpj }: LegalIdentity): LegalIdentity => ({
  name,
  slug,
  legalName,
  cnpj,
});

/** The fields of `to` that are other than in `from`; a field that `to` does not have is not compared. */
export const changedLegalFields = (from: LegalIdentity, to: Partial<LegalIdentity>): readonly LegalField[] =>
  LEGAL_FIELDS.filter((field) => to[field] !== undefined && to[field] !== from[field]);

/** Whether only the platform changes it. A draft has sold nothing yet, and is checked before it opens. */
export const isLegalIdentityLocked = (state: ShopState): boolean => state !== 'draft';
