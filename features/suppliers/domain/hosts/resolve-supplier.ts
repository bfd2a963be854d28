/** Supplier of a page or request. Spec 1 and 2; design 4, supplier resolution. */
import { isUuid } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

/** A UUID or a slug: users and old links have either. */
export type SupplierKey = string;

export interface NamedSupplier {
  readonly id: string;
  readonly slug: string;
}

export interface SupplierClues {
  /** Supplier that owns the host: the site is locked to it. */
  readonly locked?: NamedSupplier | undefined;
  /** The first path segment after an optional /commerce. */
  readonly path?: SupplierKey | undefined;
  /** Query parameter `fselecionado`. */
  readonly forced?: SupplierKey | undefined;
  /** Keys in header, path parameters, query and body. */
  readonly named?: readonly SupplierKey[] | undefined;
}

const slugGrammar = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether the text can be a supplier key. */
export const isSupplierKey = (text: string): boolean =>
  isUuid(text) || (text.length <= 60 && slugGrammar.test(text));

export const isNamedBy = ({ id, slug }: NamedSupplier, key: SupplierKey): boolean =>
  key === id || key === slug;

/**
 * Key to look the supplier up by: the host's, else fselecionado, else the path's, else the first named. Undefined where none is
 * named. A key that contradicts the host is a conflict, except fselecionado, which is ignored on a supplier's own host.
 */
export function resolveSupplier(clues: SupplierClues): Result<SupplierKey | undefined, 'supplier-conflict'> {
  const { locked, named = [] } = clues;
  if (locked !== undefined) {
    const said = clues.path === undefined ? named : [clues.path, ...named];
    return said.every((key) => isNamedBy(locked, key)) ? accept(locked.id) : refuse('supplier-conflict');
  }
  return accept(clues.forced ?? clues.path ?? named[0]);
}

/** Whether all named keys match the supplier that was found. */
export const agrees = (supplier: NamedSupplier, named: readonly SupplierKey[]): boolean =>
  named.every((key) => isNamedBy(supplier, key));

/** '/commerce/mercado-central/c/frutas' → 'mercado-central'; undefined where the segment cannot be a key. */
export function supplierKeyOfPath(pathname: string): SupplierKey | undefined {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = (segments[0] === 'commerce' ? segments[1] : segments[0])?.toLowerCase();
  return first !== undefined && isSupplierKey(first) ? first : undefined;
}
