import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { ComboTile } from '#features/promotions/storefront/combo-tile.tsx';
import type { OrderSummary } from '../../domain/paid-order.ts';

export function PreviewPictures({ preview }: Pick<OrderSummary, 'preview'>) {
  return preview.map(({ parts, ...product }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two products may look and be called the same
    <li key={index}>
      {parts === undefined ? (
        <ProductImage
          product={{ ...product, available: true }}
          alt={product.name}
          sizes="56px"
          className="size-14 rounded-md p-1.5"
        />
      ) : (
        <>
          <span className="sr-only">{product.name}</span>
          <ComboTile parts={parts} className="size-14 rounded-md" />
        </>
      )}
    </li>
  ));
}
