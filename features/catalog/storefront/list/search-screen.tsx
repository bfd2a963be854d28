import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { findByPath } from '../../domain/category.ts';
import { homeAddress, searchAddress } from '../addresses.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { Lazy } from '../lazy.tsx';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { ListBody, useList } from './list-body.tsx';
import { nothingFound, searchNotice } from './list-parts.ts';
import { searchListQuery } from './list-query.ts';
import type { ListSearch } from './list-search.ts';
import { searchTitle } from './list-title.ts';

interface SearchScreenProps {
  readonly scope: CatalogScope;
  readonly search: ListSearch;
  /** The first of the pages that are shown together. */
  readonly first: number;
  readonly controls?: ProductControls | undefined;
  /** Recommended products, when nothing is found, instead of the best sellers. */
  readonly Recommended?: ComponentType<{ readonly scope: CatalogScope }> | undefined;
}

/** The results of a search, or the products with a tag. */
export function SearchScreen({ scope, search, first, controls, Recommended }: SearchScreenProps) {
  const { id, slug, name: shopName } = useShop();
  const { data: categories } = useSuspenseQuery(categoriesQuery(scope.api, scope.supplierId));
  const shown = useList(scope, searchListQuery(search), first);
  const { list } = shown;
  const { q, categoria } = search;
  const category = categoria === undefined ? undefined : findByPath(categories, categoria)?.name;
  const notice =
    q !== undefined && list !== undefined && (list.approximate || (list.corrected ?? category) !== undefined);
  const found = list !== undefined && list.total > 0 && !list.approximate;

  useEffect(() => {
    if (q === undefined || !found) return;
    void whenIdle()
      .then(() => import('../search/recent-searches.ts'))
      .then(({ rememberSearch }) => rememberSearch(id, q));
  }, [id, q, found]);

  return (
    <div className="-mt-3 flex flex-col gap-3">
      <Breadcrumb
        crumbs={[{ label: shopName, href: homeAddress(slug) }]}
        current={q === undefined ? 'Produtos' : 'Busca'}
      />
      <ListBody
        scope={scope}
        title={searchTitle(search, category)}
        lead={notice && <Lazy part={searchNotice} props={{ list, search, category }} />}
        shown={shown}
        first={first}
        search={search}
        queryOf={searchListQuery}
        linkedHidden={false}
        controls={controls}
        address={searchAddress(slug)}
        hrefOf={(next) => searchAddress(slug, next)}
        categories={categories}
        category={categoria}
        empty={<Lazy part={nothingFound} props={{ scope, search, categories, controls, Recommended }} />}
      />
    </div>
  );
}
