import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { ComboTile, type ComboTileProps } from '#features/promotions/storefront/combo-tile.tsx';
import { defined } from '#kernel/defined.ts';

interface GoodsPictureProps {
  readonly goods: {
    readonly name: string;
    readonly picture?: string | undefined;
    readonly ground: number;
    readonly parts?: ComboTileProps['parts'] | undefined;
  };
  readonly available?: boolean;
}

export function GoodsPicture({ goods, available = true }: GoodsPictureProps) {
  const { name, picture, ground, parts } = goods;
  if (parts !== undefined) return <ComboTile parts={parts} className="size-16 rounded-md" />;
  return (
    <ProductImage
      product={{ ...defined({ picture }), ground, name, available }}
      alt=""
      sizes="64px"
      className="size-16 shrink-0 rounded-md p-1.5"
    />
  );
}
