import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { sectorsQuery } from '../queries/sectors-query.ts';
import { DepartmentCards } from './department-cards.tsx';
import { sectorDepartments } from './sectors.ts';

/** For homes in the new style: sectors come before the rows. Spec 6, use-new-style-page. */
export function HomeSectors({ scope }: { readonly scope: CatalogScope }) {
  const shop = useShop();
  const heading = useId();
  const { data: sectors = [] } = useQuery(sectorsQuery(scope.api, scope.supplierId));
  const { data: tree = [] } = useQuery(categoriesQuery(scope.api, scope.supplierId));
  const departments = sectorDepartments(shop, sectors, tree);
  if (departments.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 text-xl md:text-2xl">
        Compre por setor
      </h2>
      <DepartmentCards departments={departments} level={3} inRow />
    </section>
  );
}
