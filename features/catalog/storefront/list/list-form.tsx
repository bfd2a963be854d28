import type { ListSearch } from './list-search.ts';

interface HiddenPartsProps {
  readonly search: ListSearch;
  /** Parameters that the form's own fields hold. The page is always omitted: a changed list starts at its first page. */
  readonly except: readonly (keyof ListSearch)[];
}

/** The remaining parameters of the address as hidden fields, for a form that submits to the same list. */
export function HiddenParts({ search, except }: HiddenPartsProps) {
  return Object.entries(search)
    .filter(([name]) => name !== 'page' && !except.some((part) => part === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
