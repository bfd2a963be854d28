import { type ReactNode, Suspense } from 'react';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { ProductRow } from '#features/catalog/storefront/card/product-row.tsx';
import { Lazy } from '#features/catalog/storefront/lazy.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';
import type { ShownBlock } from '../../domain/home/home-block.ts';
import { allOfCarousel } from '../carousels/all-of-carousel.ts';
import { blockClass } from './device-class.ts';
import { bannersPart, brandsPart, imagesPart, isPersonal, personalPart, textPart } from './lazy-blocks.ts';

interface BlockProps {
  readonly scope: CatalogScope;
  readonly controls: ProductControls;
}

interface BlockViewProps extends BlockProps {
  readonly block: ShownBlock;
  /** At the top of the page: its pictures load eagerly. */
  readonly first?: boolean;
}

/** The carousels of a home that the shop has not composed. */
export const HomeBlocks = ({
  blocks,
  ...rest
}: BlockProps & { readonly blocks: readonly ShownBlock[] }): ReactNode =>
  blocks.map((block) => (
    <div key={block.id} className={blockClass(block.devices)}>
      <HomeBlockView block={block} {...rest} />
    </div>
  ));

/** A block of a home; hero, categories and combos are rendered by `ComposedHome`. */
export function HomeBlockView({ block: { id, title, content }, first = false, ...rest }: BlockViewProps) {
  switch (content.kind) {
    case 'carousel':
      return <CarouselView carousel={content.carousel} title={title} first={first} {...rest} />;
    case 'text':
      return <Lazy part={textPart} props={{ title, html: content.html }} />;
    case 'brands':
      return <Lazy part={brandsPart} props={{ title, brands: content.brands }} />;
    case 'banners':
      return <Lazy part={bannersPart} props={{ id, title, banners: content.banners, first }} />;
    default:
      return null;
  }
}

interface CarouselViewProps extends BlockProps {
  readonly carousel: ShownCarousel;
  /** In place of the carousel's own; may be empty. */
  readonly title?: string;
  readonly first?: boolean;
}

export function CarouselView({ carousel, title = '', scope, controls, first = false }: CarouselViewProps) {
  const { slug } = useShop();
  const heading = title || carousel.title;
  if (carousel.kind === 'static-images')
    return (
      <Lazy
        part={imagesPart}
        props={{
          id: carousel.id,
          title: heading,
          slides: carousel.slides,
          autoplay: carousel.autoplay,
          first,
        }}
      />
    );
  if (isPersonal(carousel))
    return <Lazy part={personalPart} props={{ carousel, title: heading, controls, first }} />;
  const allHref = allOfCarousel(slug, carousel);
  return (
    <Suspense>
      <ProductRow
        title={heading}
        products={carousel.products ?? []}
        session={scope.session}
        controls={controls}
        first={first}
        {...(allHref === undefined ? {} : { allHref })}
      />
    </Suspense>
  );
}
