import { cx } from '#platform/ui/cx.ts';
import { type Ground, Picture } from '#platform/ui/pictures/picture.tsx';
import type { ProductCard } from '../../domain/product.ts';

interface ProductPictureProps {
  readonly product: Pick<ProductCard, 'picture' | 'ground' | 'available'>;
  readonly alt: string;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string;
}

const GROUNDS = 8;

/** A product's picture on its background tone; greyed out if sold out. */
export function ProductImage({ product, alt, sizes, eager, className }: ProductPictureProps) {
  return (
    <Picture
      id={product.picture}
      alt={alt}
      sizes={sizes}
      ground={(((product.ground - 1) % GROUNDS) + 1) as Ground}
      eager={eager ?? false}
      className={cx(className)}
      imageClassName={product.available ? undefined : 'opacity-45 grayscale'}
    />
  );
}
