import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '../../domain/product.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductRow } from '../card/product-row.tsx';
import { asBefore, type CatalogScope } from '../queries/catalog-scope.ts';
import { productsByTagsQuery } from '../queries/products-by-tags-query.ts';
import { kindTags } from '../words/tag-words.ts';

interface BoughtTogetherProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
  readonly controls: ProductControls | undefined;
}

/** Available products with the same kind of tags, except those already on the page. Spec 7, produto-by-tags. */
export function BoughtTogether({ product, scope, controls }: BoughtTogetherProps) {
  const tags = kindTags(product.tags);
  const { data = [] } = useQuery({
    ...productsByTagsQuery(scope, tags, product.id),
    enabled: tags.length > 0,
    placeholderData: asBefore(scope),
  });
  const shown = new Set([...product.similar, ...product.linked].map(({ id }) => id));
  return (
    <ProductRow
      title="Leve também"
      products={data.filter(({ id, available }) => available && !shown.has(id))}
      session={scope.session}
      controls={controls}
    />
  );
}
