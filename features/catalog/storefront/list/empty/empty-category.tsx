import { PackageOpen } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { CategoryNode } from '../../../domain/category.ts';
import { isNarrowed } from '../../../domain/filters/product-filter.ts';
import { categoryAddress } from '../../addresses.ts';
import { CategoryTiles } from '../category-tiles.tsx';
import { withoutFilters } from '../list-change.ts';
import { filterOf } from '../list-query.ts';
import type { ListSearch } from '../list-search.ts';

interface EmptyCategoryProps {
  readonly path: string;
  readonly search: ListSearch;
  readonly categories: readonly CategoryNode[];
}

/** Shown for a category without products, or without products that pass the filters. */
export function EmptyCategory({ path, search, categories }: EmptyCategoryProps) {
  const { slug } = useShop();
  return isNarrowed(filterOf(search, 'shown')) ? (
    <EmptyState
      icon={<PackageOpen />}
      title="Nenhum produto com estes filtros"
      text="Retire um filtro para ver mais."
      actions={
        <LinkButton tone="primary" href={categoryAddress(slug, path, withoutFilters(search))}>
          Limpar filtros
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={<PackageOpen />}
      title="Ainda não há produtos aqui"
      text="Veja o que temos nas outras categorias."
      actions={<CategoryTiles categories={categories} label="Outras categorias" />}
    />
  );
}
