import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Segment } from '#features/suppliers/domain/supplier-profile.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { ProductControls } from '../card/product-controls.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { segmentCategoriesQuery } from '../queries/categories-query.ts';
import { DepartmentScreen } from './department-screen.tsx';
import { segmentDepartment, segmentIndex } from './segments.ts';
import { useChooseSegment } from './use-choose-segment.ts';

interface SegmentScreenProps {
  readonly scope: CatalogScope;
  readonly segment: Segment;
  readonly controls: ProductControls;
}

/** A segment's page. Opening it, even by a shared link, chooses the segment. */
export function SegmentScreen({ scope, segment, controls }: SegmentScreenProps) {
  const shop = useShop();
  const { data: categories } = useSuspenseQuery(
    segmentCategoriesQuery(scope.api, scope.supplierId, segment.id),
  );
  const choose = useChooseSegment();
  useEffect(() => choose(segment.id), [choose, segment.id]);
  const index = segmentIndex(shop);
  return (
    <DepartmentScreen
      scope={scope}
      index={index}
      department={segmentDepartment(shop, segment, categories)}
      controls={controls}
      actions={<LinkButton href={index.address}>Trocar segmento</LinkButton>}
    />
  );
}
