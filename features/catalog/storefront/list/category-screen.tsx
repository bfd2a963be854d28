import { useSuspenseQuery } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { breadcrumb } from '../../domain/category.ts';
import { categoryAddress, homeAddress } from '../addresses.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { Lazy } from '../lazy.tsx';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { CategoryChips } from './category-chips.tsx';
import { ListBody, useList } from './list-body.tsx';
import { emptyCategory } from './list-parts.ts';
import { categoryListQuery } from './list-query.ts';
import type { ListSearch } from './list-search.ts';
import { categoryTitle } from './list-title.ts';

interface CategoryScreenProps {
  readonly scope: CatalogScope;
  /** Example: 'hortifruti/frutas'. */
  readonly path: string;
  readonly search: ListSearch;
  /** The first of the pages that are shown together. */
  readonly first: number;
  readonly controls?: ProductControls | undefined;
}

/** The products of a category and its children. Spec 2, product list with category tree. */
export function CategoryScreen({ scope, path, search, first, controls }: CategoryScreenProps) {
  const { slug, name: shopName } = useShop();
  const { data: categories } = useSuspenseQuery(categoriesQuery(scope.api, scope.supplierId));
  const shown = useList(scope, categoryListQuery(path, search), first);
  const way = shown.list?.breadcrumb ?? breadcrumb(categories, path);
  const title = categoryTitle(way);
  return (
    <div className="-mt-3 flex flex-col gap-3">
      <Breadcrumb
        crumbs={[
          { label: shopName, href: homeAddress(slug) },
          ...way
            .slice(0, -1)
            .map((crumb) => ({ label: crumb.name, href: categoryAddress(slug, crumb.path) })),
        ]}
        current={title}
      />
      <CategoryChips categories={categories} current={path} />
      <ListBody
        scope={scope}
        title={title}
        shown={shown}
        first={first}
        search={search}
        queryOf={(next) => categoryListQuery(path, next)}
        linkedHidden
        controls={controls}
        address={categoryAddress(slug, path)}
        hrefOf={(next) => categoryAddress(slug, path, next)}
        categories={categories}
        category={path}
        empty={<Lazy part={emptyCategory} props={{ path, search, categories }} />}
      />
    </div>
  );
}
