import { slugify } from './slugify.ts';

/** Something by which a supplier puts products together: a flavour, a size, a line. Spec 7, agrupadores. */
export interface Grouping {
  /** 'sabor:morango', or 'linha-verao' where it is of no kind: stands in addresses and has no comma. */
  readonly key: string;
  /** 'Sabor'; empty where it is of none. */
  readonly kind: string;
  /** 'Morango'. */
  readonly name: string;
}

const MARK = ':';

/** The key by which groupings of one kind are known as such. */
export const kindOf = (key: string): string => {
  const at = key.indexOf(MARK);
  return at < 0 ? '' : key.slice(0, at);
};

/** 'Sabor: Morango' as suppliers write it; undefined where nothing of it can stand in an address. */
export function parseGrouping(text: string): Grouping | undefined {
  const at = text.indexOf(MARK);
  const kind = at < 0 ? '' : text.slice(0, at).trim();
  const name = text.slice(at + 1).trim();
  const [kindKey, nameKey] = [slugify(kind), slugify(name)];
  if (nameKey === '' || (kind !== '' && kindKey === '')) return undefined;
  return { key: kindKey === '' ? nameKey : `${kindKey}${MARK}${nameKey}`, kind, name };
}

/** The keys by kind, in the order in which kinds first come: of each kind one is enough. */
export function byKind(keys: readonly string[]): readonly (readonly string[])[] {
  const kinds = new Map<string, Set<string>>();
  for (const key of keys) kinds.set(kindOf(key), (kinds.get(kindOf(key)) ?? new Set()).add(key));
  return [...kinds.values()].map((chosen) => [...chosen]);
}
