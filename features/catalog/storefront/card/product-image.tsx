import { cx } from '#platform/ui/cx.ts';
import { type Ground, Picture, toneOf } from '#platform/ui/pictures/picture.tsx';
import type { ProductCard } from '../../domain/product.ts';

interface ProductPictureProps {
  /** Name and brand are what a product without a picture shows. */
  readonly product: Pick<ProductCard, 'picture' | 'ground' | 'available'> & {
    readonly name: string;
    readonly brand?: string | undefined;
  };
  readonly alt: string;
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

const GROUNDS = 8;

/**
 * A product's picture on its background tone; greyed out if sold out. Without one, a tile of its brand and name, which `tile.css` draws
 * from attributes: as text of the page the name would be there twice.
 */
export function ProductImage({ product, alt, sizes, eager, className }: ProductPictureProps) {
  const { picture, name, brand, available } = product;
  const ground = (((product.ground - 1) % GROUNDS) + 1) as Ground;
  if (picture === undefined && name)
    return (
      <span
        role="img"
        aria-label={alt}
        aria-hidden={!alt}
        data-brand={brand || name}
        data-name={brand && name}
        className={cx('picture name-tile', toneOf(ground), className)}
      />
    );
  return (
    <Picture
      id={picture}
      alt={alt}
      sizes={sizes}
      ground={ground}
      eager={eager}
      className={className}
      imageClassName={available ? undefined : 'opacity-45 grayscale'}
    />
  );
}
