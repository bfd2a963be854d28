import { ProductPicture } from '#features/catalog/storefront/public.tsx';
import { cx } from '#platform/ui/cx.ts';

interface Pictured {
  readonly picture?: string | undefined;
  readonly ground: number;
}

interface ComboTileProps {
  readonly parts: readonly Pictured[];
  /** How large the whole is drawn, and its corners. */
  readonly className: string;
}

/** As many as a small square shows. */
const MOST = 4;

/** Two stand side by side; of three the first is as high as the others together. */
const grids: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-2 grid-rows-2 [&>:first-child]:row-span-2',
  4: 'grid-cols-2 grid-rows-2',
};

/** The collage of a combo in the place of one small picture, as in carts and orders. Its name stands beside it. */
export function ComboTile({ parts, className }: ComboTileProps) {
  const shown = parts.slice(0, MOST);
  // With the one that it stands on.
  const more = parts.length > MOST ? parts.length - MOST + 1 : 0;
  return (
    <span
      aria-hidden="true"
      className={cx('grid shrink-0 gap-0.5 overflow-hidden', grids[shown.length], className)}
    >
      {shown.map(({ picture, ground }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two products may look the same
        <span key={place} className="relative min-h-0 min-w-0">
          <ProductPicture
            product={{ ...(picture === undefined ? {} : { picture }), ground, available: true }}
            alt=""
            sizes="40px"
            className="size-full p-0.5"
          />
          {more > 0 && place === MOST - 1 && (
            <span className="absolute inset-0 flex items-center justify-center bg-night/60 font-semibold text-sm text-white">
              +{more}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
