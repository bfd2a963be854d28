import { useSuspenseQuery } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductControls } from '../card/product-controls.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { sectorsQuery } from '../queries/sectors-query.ts';
import { DepartmentScreen } from './department-screen.tsx';
import { sectorDepartment, sectorIndex } from './sectors.ts';

interface SectorScreenProps {
  readonly scope: CatalogScope;
  readonly slug: string;
  readonly controls: ProductControls;
}

/** One sector. Spec 7, setores-produto. */
export function SectorScreen({ scope, slug, controls }: SectorScreenProps) {
  const shop = useShop();
  const { data: sectors } = useSuspenseQuery(sectorsQuery(scope.api, scope.supplierId));
  const { data: tree } = useSuspenseQuery(categoriesQuery(scope.api, scope.supplierId));
  const sector = sectors.find((one) => one.slug === slug);
  // The loader found it; missing only if the shop has changed since.
  if (sector === undefined) return null;
  return (
    <DepartmentScreen
      scope={scope}
      index={sectorIndex(shop)}
      department={sectorDepartment(shop, sector, tree)}
      controls={controls}
    />
  );
}
