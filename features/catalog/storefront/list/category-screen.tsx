import { useSuspenseQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/link-button.tsx';
import { categoryAddress, homeAddress } from '../addresses.ts';
import type { ProductControls } from '../card/product-controls.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { productListQuery } from '../queries/product-list-query.ts';
import { CategoryChips } from './category-chips.tsx';
import { CategoryNav } from './category-nav.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { categoryAsk } from './list-ask.ts';
import { ListBody } from './list-body.tsx';
import { type ListSearch, tagsOf, withTags } from './list-search.ts';
import { categoryTitle } from './list-title.ts';

interface CategoryScreenProps {
  readonly scope: CatalogScope;
  /** 'hortifruti/frutas' */
  readonly path: string;
  readonly search: ListSearch;
  readonly controls?: ProductControls | undefined;
}

/** The products of a category and of all under it. Spec 2, product list with category tree. */
export function CategoryScreen({ scope, path, search, controls }: CategoryScreenProps) {
  const { slug, name: shopName } = useShop();
  const { data: categories } = useSuspenseQuery(categoriesQuery(scope.api, scope.supplierId));
  const { data: list } = useSuspenseQuery(productListQuery(scope, categoryAsk(path, search)));
  const way = list.breadcrumb;
  const title = categoryTitle(list);
  const filtered = tagsOf(search).length > 0;
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
      <div className="flex gap-8">
        <CategoryNav categories={categories} current={path} />
        <ListBody
          title={title}
          list={list}
          search={search}
          session={scope.session}
          controls={controls}
          address={categoryAddress(slug, path)}
          hrefOf={(next) => categoryAddress(slug, path, next)}
          empty={
            <EmptyState
              icon={<PackageOpen />}
              title={filtered ? 'Nenhum produto com estes filtros' : 'Ainda não há produtos aqui'}
              text={filtered ? 'Retire um filtro para ver mais.' : 'Veja o que temos nas outras categorias.'}
              actions={
                filtered ? (
                  <LinkButton tone="primary" href={categoryAddress(slug, path, withTags(search, []))}>
                    Limpar filtros
                  </LinkButton>
                ) : (
                  <CategoryTiles categories={categories} label="Outras categorias" />
                )
              }
            />
          }
        />
      </div>
    </div>
  );
}
