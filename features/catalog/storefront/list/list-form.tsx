import type { ListSearch } from './list-search.ts';

interface HiddenPartsProps {
  readonly search: ListSearch;
  /** What the form's own fields say. The page is always left out: a changed list begins anew. */
  readonly except: readonly (keyof ListSearch)[];
}

/** What else the address says, for a form that goes to the same list. */
export function HiddenParts({ search, except }: HiddenPartsProps) {
  return Object.entries(search)
    .filter(([name]) => name !== 'page' && !except.some((part) => part === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
