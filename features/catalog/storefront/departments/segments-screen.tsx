import { useSuspenseQueries } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useChosenSegment } from '#features/suppliers/storefront/use-chosen-segment.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { homeAddress } from '../addresses.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { segmentCategoriesQuery } from '../queries/categories-query.ts';
import { DepartmentCards } from './department-cards.tsx';
import { distinctFirst, segmentDepartment, segmentIndex } from './segments.ts';
import { useChooseSegment } from './use-choose-segment.ts';

/** Lets the shopper choose a segment; until then the shop shows all. Spec 4, supplier flow. */
export function SegmentsScreen({ scope }: { readonly scope: CatalogScope }) {
  const shop = useShop();
  const { segments = [] } = shop;
  const trees = useSuspenseQueries({
    queries: segments.map(({ id }) => segmentCategoriesQuery(scope.api, scope.supplierId, id)),
  }).map(({ data }) => data);
  const chosen = useChosenSegment();
  const choose = useChooseSegment();
  const { name } = segmentIndex(shop);
  return (
    <div className="-mt-3 flex flex-col gap-5">
      <Breadcrumb crumbs={[{ label: shop.name, href: homeAddress(shop.slug) }]} current={name} />
      <PageTitle
        lead="Escolha onde você atua: o menu fica com as categorias que servem para você. A busca continua na loja toda."
        actions={chosen !== undefined && <Button onClick={() => choose('')}>Ver todos os segmentos</Button>}
      >
        {name}
      </PageTitle>
      <DepartmentCards
        departments={segments.map((segment, index) =>
          segmentDepartment(shop, segment, distinctFirst(trees[index] ?? [], trees)),
        )}
        markOf={(department) =>
          department.name === chosen?.name ? <Badge tone="brand">Em uso</Badge> : undefined
        }
      />
    </div>
  );
}
