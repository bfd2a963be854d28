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
    <section className="grid overflow-hidden rounded-xl bg-brand text-brand-ink md:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-3 px-5 py-6 sm:px-8 md:gap-4 md:py-11 md:pl-12">
        <h1 className="text-3xl">{title || name}</h1>
        {words !== undefined && <p className="max-w-[40ch] leading-snug md:text-xl">{words}</p>}
        {link !== undefined && (
          <div className="mt-1 md:mt-3">
            <HeroLink href={shopHref(slug, link.href)}>{link.label}</HeroLink>
          </div>
        )}
      </div>
      {picture && (
        <div className="flex max-md:order-first">
          <SlidePicture slide={picture} sizes={HALF_SIZES} eager />
        </div>
      )}
    </section>
  );
}
