import { useSuspenseQuery } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { homeAddress } from '../addresses.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { sectorsQuery } from '../queries/sectors-query.ts';
import { DepartmentCards } from './department-cards.tsx';
import { sectorDepartments, sectorIndex } from './sectors.ts';

export function SectorsScreen({ scope }: { readonly scope: CatalogScope }) {
  const shop = useShop();
  const { data: sectors } = useSuspenseQuery(sectorsQuery(scope.api, scope.supplierId));
  const { data: tree } = useSuspenseQuery(categoriesQuery(scope.api, scope.supplierId));
  const { name } = sectorIndex(shop);
  return (
    <div className="-mt-3 flex flex-col gap-5">
      <Breadcrumb crumbs={[{ label: shop.name, href: homeAddress(shop.slug) }]} current={name} />
      <PageTitle>{name}</PageTitle>
      <DepartmentCards departments={sectorDepartments(shop, sectors, tree)} />
    </div>
  );
}
