/** Which supplier a page or a call is about. Spec 1 and 2; design 4, supplier resolution. */
import { isUuid } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

/** A UUID or a slug: people and old links use either. */
export type SupplierKey = string;

export interface NamedSupplier {
  readonly id: string;
  readonly slug: string;
}

export interface SupplierClues {
  /** The supplier whose own domain the host is: the site is locked to it. */
  readonly locked?: NamedSupplier | undefined;
  /** The first path segment after an optional /commerce. */
  readonly path?: SupplierKey | undefined;
  /** The query fselecionado. */
  readonly forced?: SupplierKey | undefined;
  /** What header, path parameters, query and body say. */
  readonly named?: readonly SupplierKey[] | undefined;
}

const slugGrammar = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A key that can name a supplier at all. */
export const isSupplierKey = (text: string): boolean =>
  isUuid(text) || (text.length <= 60 && slugGrammar.test(text));

/** Whether the key means this supplier. */
export const isNamedBy = ({ id, slug }: NamedSupplier, key: SupplierKey): boolean =>
  key === id || key === slug;

/**
 * The key to look the supplier up by: the host's, else fselecionado, else the path's, else what is named.
 * Undefined when nothing names one. A key that contradicts the host is a conflict, except fselecionado,
 * which counts only on a shared host.
 */
export function resolveSupplier(clues: SupplierClues): Result<SupplierKey | undefined, 'supplier-conflict'> {
  const { locked, named = [] } = clues;
  if (locked !== undefined) {
    const said = clues.path === undefined ? named : [clues.path, ...named];
    return said.every((key) => isNamedBy(locked, key)) ? accept(locked.id) : refuse('supplier-conflict');
  }
  return accept(clues.forced ?? clues.path ?? named[0]);
}

/** Whether everything that was named means the supplier that was found. */
export const agrees = (supplier: NamedSupplier, named: readonly SupplierKey[]): boolean =>
  named.every((key) => isNamedBy(supplier, key));

/** '/commerce/mercado-central/c/frutas' names 'mercado-central'; undefined where no supplier can be meant. */
export function supplierKeyOfPath(pathname: string): SupplierKey | undefined {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = (segments[0] === 'commerce' ? segments[1] : segments[0])?.toLowerCase();
  return first !== undefined && isSupplierKey(first) ? first : undefined;
}
