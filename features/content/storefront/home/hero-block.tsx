import { HeroLink } from '#features/catalog/storefront/home/home-hero.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { HeroContent } from '../../domain/home/home-block.ts';
import { SlidePicture } from '../carousels/slide-picture.tsx';
import { HALF_SIZES } from '../carousels/slide-sizes.ts';

interface HeroBlockProps {
  /** Empty: the shop's name. */
  readonly title: string;
  readonly hero: HeroContent;
}

/** The top of a home with a picture of the shop's own: text and picture are side by side, so that the text is readable. */
export function HeroBlock({ title, hero: { text, picture, link } }: HeroBlockProps) {
  const { slug, name, description } = useShop();
  const words = text ?? description;
  return (
    <section className="hero hero-split">
      <div className="hero-words">
        <h1 className="hero-title">{title || name}</h1>
        {words !== undefined && <p className="hero-text">{words}</p>}
        {link !== undefined && <HeroLink href={shopHref(slug, link.href)}>{link.label}</HeroLink>}
      </div>
      {picture && (
        <div className="flex max-md:order-first">
          <SlidePicture slide={picture} sizes={HALF_SIZES} eager />
        </div>
      )}
    </section>
  );
}
