import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import type { CategoryNode } from '../../domain/category.ts';
import { categoryAddress, homeAddress } from '../addresses.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductRow } from '../card/product-row.tsx';
import { categoryRowList } from '../home/home-lists.ts';
import { CategoryTiles } from '../list/category-tiles.tsx';
import { asBefore, type CatalogScope } from '../queries/catalog-scope.ts';
import { productListQuery } from '../queries/product-list-query.ts';
import { type Department, type DepartmentIndex, namesOf } from './department.ts';

interface DepartmentScreenProps {
  readonly scope: CatalogScope;
  readonly index: DepartmentIndex;
  readonly department: Department;
  readonly controls: ProductControls;
  readonly actions?: ReactNode;
}

/** The page of a sector or segment: its categories and the most popular products of each. */
export function DepartmentScreen({ scope, index, department, controls, actions }: DepartmentScreenProps) {
  const { slug, name: shopName } = useShop();
  const { name, categories } = department;
  return (
    <div className="-mt-3 flex flex-col gap-7 md:gap-9">
      <div className="flex flex-col gap-3">
        <Breadcrumb
          crumbs={[
            { label: shopName, href: homeAddress(slug) },
            { label: index.name, href: index.address },
          ]}
          current={name}
        />
        <PageTitle lead={categories.length === 0 ? undefined : namesOf(categories)} actions={actions}>
          {name}
        </PageTitle>
      </div>
      <CategoryTiles categories={categories} label={`Categorias de ${name}`} eager />
      {categories.map((category) => (
        <CategoryRow key={category.id} scope={scope} category={category} controls={controls} />
      ))}
    </div>
  );
}

interface CategoryRowProps {
  readonly scope: CatalogScope;
  readonly category: CategoryNode;
  readonly controls: ProductControls;
}

function CategoryRow({ scope, category, controls }: CategoryRowProps) {
  const { slug } = useShop();
  const { data } = useQuery({
    ...productListQuery(scope, categoryRowList(category)),
    placeholderData: asBefore(scope),
  });
  return (
    <ProductRow
      title={category.name}
      products={data?.products ?? []}
      session={scope.session}
      controls={controls}
      allHref={categoryAddress(slug, category.path)}
    />
  );
}
