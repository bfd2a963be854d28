import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { ComboTile } from '#features/promotions/storefront/combo-tile.tsx';
import { defined } from '#kernel/defined.ts';

interface GoodsPictureProps {
  readonly goods: {
    readonly picture?: string | undefined;
    readonly ground: number;
    readonly parts?:
      | readonly { readonly picture?: string | undefined; readonly ground: number }[]
      | undefined;
  };
  readonly available?: boolean;
}

export function GoodsPicture({ goods: { picture, ground, parts }, available = true }: GoodsPictureProps) {
  if (parts !== undefined) return <ComboTile parts={parts} className="size-16 rounded-md" />;
  return (
    <ProductImage
      product={{ ...defined({ picture }), ground, available }}
      alt=""
      sizes="64px"
      className="size-16 shrink-0 rounded-md p-1.5"
    />
  );
}
