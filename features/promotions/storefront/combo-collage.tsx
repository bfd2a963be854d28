import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { ShownCombo } from '../domain/shown-combo.ts';

interface ComboCollageProps {
  readonly combo: Pick<ShownCombo, 'items'>;
  /** Where it is shown, which determines picture sizes. */
  readonly sizes: 'card' | 'page';
  readonly eager?: boolean;
  readonly className?: string;
}

/** Maximum pictures that can still be told apart. */
const MAX = 5;

/** Two or three: a column each. More: the first large, the others beside it in two rows. */
const layouts: Readonly<Record<number, { readonly grid: string; readonly cells: readonly string[] }>> = {
  2: { grid: 'grid-cols-2', cells: ['', ''] },
  3: { grid: 'grid-cols-3', cells: ['', '', ''] },
  4: { grid: 'grid-cols-4 grid-rows-2', cells: ['col-span-2 row-span-2', 'col-span-2', '', ''] },
  5: { grid: 'grid-cols-4 grid-rows-2', cells: ['col-span-2 row-span-2', '', '', '', ''] },
};

const widths = {
  card: ['(min-width: 64rem) 220px, (min-width: 40rem) 25vw, 50vw', '(min-width: 64rem) 110px, 25vw'],
  page: ['(min-width: 64rem) 400px, 50vw', '(min-width: 64rem) 200px, 25vw'],
} as const;

/** A collage of the products' pictures. Decorative: the names are beside it as text. */
export function ComboCollage({ combo, sizes, eager = false, className }: ComboCollageProps) {
  const { items } = combo;
  const shown = items.slice(0, MAX);
  const layout = layouts[shown.length];
  // Includes the product whose picture the number covers.
  const more = items.length > MAX ? items.length - MAX + 1 : 0;
  const [large, small] = widths[sizes];
  return (
    <div
      aria-hidden="true"
      className={cx('grid aspect-[2/1] min-h-0 gap-0.5 overflow-hidden', layout?.grid, className)}
    >
      {shown.map(({ product, missing }, index) => {
        const cell = layout?.cells[index] ?? '';
        return (
          <div key={product.id} className={cx('relative min-h-0 min-w-0', cell)}>
            <ProductImage
              product={{ ...product, available: missing !== true }}
              alt=""
              sizes={cell === '' && shown.length > 3 ? small : large}
              eager={eager && index === 0}
              className="size-full p-[10%]"
            />
            {more > 0 && index === shown.length - 1 && (
              <span className="absolute inset-0 flex items-center justify-center bg-shade/60 font-semibold text-lg text-white">
                +{more}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
