import { useSuspenseQuery } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { homeAddress, searchAddress } from '../addresses.ts';
import type { ProductControls } from '../card/product-controls.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { productListQuery } from '../queries/product-list-query.ts';
import { CategoryNav } from './category-nav.tsx';
import { searchAsk } from './list-ask.ts';
import { ListBody } from './list-body.tsx';
import type { ListSearch } from './list-search.ts';
import { searchTitle } from './list-title.ts';
import { NothingFound } from './nothing-found.tsx';

interface SearchScreenProps {
  readonly scope: CatalogScope;
  readonly search: ListSearch;
  readonly controls?: ProductControls | undefined;
}

/** What was found for a text, or all that carries a tag. */
export function SearchScreen({ scope, search, controls }: SearchScreenProps) {
  const { slug, name: shopName } = useShop();
  const { data: categories } = useSuspenseQuery(categoriesQuery(scope.api, scope.supplierId));
  const { data: list } = useSuspenseQuery(productListQuery(scope, searchAsk(search)));
  return (
    <div className="-mt-3 flex flex-col gap-3">
      <Breadcrumb
        crumbs={[{ label: shopName, href: homeAddress(slug) }]}
        current={search.q === undefined ? 'Produtos' : 'Busca'}
      />
      <div className="flex gap-8">
        <CategoryNav categories={categories} />
        <ListBody
          title={searchTitle(search)}
          list={list}
          search={search}
          session={scope.session}
          controls={controls}
          address={searchAddress(slug)}
          hrefOf={(next) => searchAddress(slug, next)}
          empty={<NothingFound scope={scope} search={search} categories={categories} controls={controls} />}
        />
      </div>
    </div>
  );
}
