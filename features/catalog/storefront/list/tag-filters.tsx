import { SlidersHorizontal } from 'lucide-react';
import { Chip } from '#platform/ui/chip.tsx';
import type { ProductCard } from '../../domain/product.ts';
import { tagWords } from '../words/tag-words.ts';
import { type ListSearch, tagsOf, withTags } from './list-search.ts';

interface TagFiltersProps {
  readonly search: ListSearch;
  readonly products: readonly ProductCard[];
  readonly hrefOf: (search: ListSearch) => string;
}

const MOST = 8;

/** Tags as addresses: those applied, removable one by one and all at once, then those the products carry. */
export function TagFilters({ search, products, hrefOf }: TagFiltersProps) {
  const applied = tagsOf(search);
  const offered = commonTags(products).filter((tag) => !applied.includes(tag));
  if (applied.length + offered.length === 0) return null;
  return (
    <nav aria-label="Filtros" className="min-w-0">
      <ul className="scroll-quiet -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        <li className="flex shrink-0 items-center gap-1.5 pr-1 font-medium text-ink-2 text-sm">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filtrar
        </li>
        {applied.map((tag) => (
          <li key={tag} className="shrink-0">
            <Chip
              selected
              removes
              href={hrefOf(
                withTags(
                  search,
                  applied.filter((other) => other !== tag),
                ),
              )}
            >
              {tagWords(tag).label}
            </Chip>
          </li>
        ))}
        {applied.length > 1 && (
          <li className="shrink-0">
            <Chip href={hrefOf(withTags(search, []))}>Limpar filtros</Chip>
          </li>
        )}
        {offered.map((tag) => (
          <li key={tag} className="shrink-0">
            <Chip href={hrefOf(withTags(search, [...applied, tag]))}>
              <span className="sr-only">Filtrar por: </span>
              {tagWords(tag).label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tags of these products, most frequent first. */
function commonTags(products: readonly ProductCard[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of products.flatMap((product) => product.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other))
    .slice(0, MOST)
    .map(([tag]) => tag);
}
