import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductCard } from '../../domain/product.ts';
import { categoryAddress, searchAddress } from '../addresses.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductRow } from '../card/product-row.tsx';
import { CategoryTiles } from '../list/category-tiles.tsx';
import { asBefore, type CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import type { ListQuery } from '../queries/product-list-query.ts';
import { productListQuery } from '../queries/product-list-query.ts';
import { HomeHero } from './home-hero.tsx';
import { bestSellersList, categoryRowList, offersList, offersSearch, rowCategories } from './home-lists.ts';

interface HomeScreenProps {
  readonly scope: CatalogScope;
  readonly controls?: ProductControls | undefined;
  /** Content of other features, between hero and rows. */
  readonly children?: ReactNode;
}

/** A shop's home. Sections without content are not rendered. */
export function HomeScreen({ scope, controls, children }: HomeScreenProps) {
  const shop = useShop();
  const { data: categories } = useSuspenseQuery(categoriesQuery(scope.api, scope.supplierId));
  const offers = useRow(scope, offersList);
  const bestSellers = useRow(scope, bestSellersList);
  return (
    <div className="sections">
      <HomeHero shop={shop} pictures={picturesOf([...bestSellers, ...offers])} />
      <Row
        scope={scope}
        controls={controls}
        title="Ofertas"
        query={offersList}
        allHref={searchAddress(shop.slug, offersSearch)}
        first={offers.length > 0}
      />
      <CategoryTiles categories={categories} label="Categorias em destaque" />
      {children}
      <Row
        scope={scope}
        controls={controls}
        title="Mais vendidos"
        query={bestSellersList}
        allHref={searchAddress(shop.slug)}
      />
      {rowCategories(categories).map((category) => (
        <Row
          key={category.id}
          scope={scope}
          controls={controls}
          title={category.name}
          query={categoryRowList(category)}
          allHref={categoryAddress(shop.slug, category.path)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly scope: CatalogScope;
  readonly controls: ProductControls | undefined;
  readonly title: string;
  readonly query: ListQuery;
  readonly allHref: string;
  readonly first?: boolean;
}

/** A Suspense boundary per row, so that rows hydrate separately and do not block the browser. */
const Row = (props: RowProps) => (
  <Suspense>
    <RowOfList {...props} />
  </Suspense>
);

function RowOfList({ query, ...rest }: RowProps) {
  const products = useRow(rest.scope, query);
  return <ProductRow {...rest} products={products} session={rest.scope.session} />;
}

/** Distinct pictures, in order. */
const picturesOf = (products: readonly ProductCard[]): readonly string[] => [
  ...new Set(products.flatMap(({ picture }) => picture ?? [])),
];

/** A failed row is left empty and does not fail the page. Spec 8: lists fall back to empty results. */
const useRow = (scope: CatalogScope, query: ListQuery) =>
  useQuery({ ...productListQuery(scope, query), placeholderData: asBefore(scope) }).data?.products ?? [];
