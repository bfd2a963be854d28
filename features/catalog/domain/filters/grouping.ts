import { slugify } from '#kernel/slugify.ts';

/** A property by which a supplier groups products: a flavour, a size, a line. Spec 7, agrupadores. */
export interface Grouping {
  /** 'sabor:morango', or 'linha-verao' without a kind. Used in addresses; contains no comma. */
  readonly key: string;
  /** Example: 'Sabor'; empty if it has no kind. */
  readonly kind: string;
  /** Example: 'Morango'. */
  readonly name: string;
}

const MARK = ':';

/** The key of a grouping's kind: the part before ':'; empty if it has none. */
export const groupingKind = (key: string): string => {
  const at = key.indexOf(MARK);
  return at < 0 ? '' : key.slice(0, at);
};

/** Parses 'Sabor: Morango'; undefined if the name, or the kind, has no letters or digits for an address. */
export function parseGrouping(text: string): Grouping | undefined {
  const at = text.indexOf(MARK);
  const kind = at < 0 ? '' : text.slice(0, at).trim();
  const name = text.slice(at + 1).trim();
  const [kindKey, nameKey] = [slugify(kind), slugify(name)];
  if (nameKey === '' || (kind !== '' && kindKey === '')) return undefined;
  return { key: kindKey === '' ? nameKey : `${kindKey}${MARK}${nameKey}`, kind, name };
}

/** Groups keys by kind, in order of first appearance: a product needs only one key of each kind. */
export function byKind(keys: readonly string[]): readonly (readonly string[])[] {
  const kinds = new Map<string, Set<string>>();
  for (const key of keys) kinds.set(groupingKind(key), (kinds.get(groupingKind(key)) ?? new Set()).add(key));
  return [...kinds.values()].map((chosen) => [...chosen]);
}
