import { cx } from '#platform/ui/cx.ts';
import { type Ground, Picture, toneOf } from '#platform/ui/pictures/picture.tsx';
import type { ProductCard } from '../../domain/product.ts';

interface ProductPictureProps {
  /** Name and brand are what a product without a picture shows. */
  readonly product: Pick<ProductCard, 'picture' | 'ground' | 'available'> & {
    readonly name?: string | undefined;
    readonly brand?: string | undefined;
  };
  readonly alt: string;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string;
}

const GROUNDS = 8;

/** A product's picture on its background tone; greyed out if sold out. Without one, a tile of its brand and name. */
export function ProductImage({ product, alt, sizes, eager, className }: ProductPictureProps) {
  const { picture, name } = product;
  const ground = (((product.ground - 1) % GROUNDS) + 1) as Ground;
  if (picture === undefined && name !== undefined)
    return (
      <NameTile name={name} brand={product.brand ?? ''} alt={alt} className={cx(toneOf(ground), className)} />
    );
  return (
    <Picture
      id={picture}
      alt={alt}
      sizes={sizes}
      ground={ground}
      eager={eager ?? false}
      className={cx(className)}
      imageClassName={product.available ? undefined : 'opacity-45 grayscale'}
    />
  );
}

interface NameTileProps {
  readonly name: string;
  readonly brand: string;
  readonly alt: string;
  readonly className: string | undefined;
}

/** Words in the box of a picture. The name stands beside it for readers; where there is no room, only its initial shows. */
function NameTile({ name, brand, alt, className }: NameTileProps) {
  return (
    <span
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={cx('picture name-tile', className)}
    >
      <span className="name-tile-words" data-initial={(brand || name).slice(0, 1)}>
        {brand !== '' && <span className="name-tile-brand">{brand}</span>}
        <span className="name-tile-name">{name}</span>
      </span>
    </span>
  );
}
