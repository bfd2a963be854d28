import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { defined } from '#kernel/defined.ts';
import { cx } from '#platform/ui/cx.ts';

interface Pictured {
  readonly name: string;
  readonly picture?: string | undefined;
  readonly ground: number;
}

export interface ComboTileProps {
  readonly parts: readonly Pictured[];
  /** Sets size and corners. */
  readonly className: string;
}

/** Maximum pictures in a small square. */
const MAX = 4;

/** Two are side by side; of three the first is as high as the other two. */
const grids: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-2 grid-rows-2 [&>:first-child]:row-span-2',
  4: 'grid-cols-2 grid-rows-2',
};

/** A small collage of a combo in carts and orders. Decorative: the name is beside it. */
export function ComboTile({ parts, className }: ComboTileProps) {
  const shown = parts.slice(0, MAX);
  // Includes the product whose picture the number covers.
  const more = parts.length > MAX ? parts.length - MAX + 1 : 0;
  return (
    <span
      aria-hidden="true"
      className={cx('grid shrink-0 gap-0.5 overflow-hidden', grids[shown.length], className)}
    >
      {shown.map(({ name, picture, ground }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two products may look the same
        <span key={index} className="relative min-h-0 min-w-0">
          <ProductImage
            product={{ ...defined({ picture }), ground, name, available: true }}
            alt=""
            sizes="40px"
            className="size-full p-0.5"
          />
          {more > 0 && index === MAX - 1 && (
            <span className="absolute inset-0 flex items-center justify-center bg-shade/60 font-semibold text-sm text-white">
              +{more}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
