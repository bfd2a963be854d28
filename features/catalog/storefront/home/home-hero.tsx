import type { ReactNode } from 'react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import type { CategoryNode } from '../../domain/category.ts';
import { categoryAddress, searchAddress } from '../addresses.ts';
import { offersSearch } from './home-lists.ts';

interface HomeHeroProps {
  readonly shop: Shop;
  readonly categories: readonly CategoryNode[];
  readonly hasOffers: boolean;
  /** Picture ids of products. */
  readonly pictures: readonly string[];
  /** In place of the shop's name, of its description, and of the link to its offers. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** The shop's name, description and product pictures, in its colours. */
export function HomeHero({
  shop,
  categories,
  hasOffers,
  pictures,
  title = shop.name,
  text = shop.description,
  link,
}: HomeHeroProps) {
  const [first] = categories;
  return (
    <section className="relative overflow-hidden rounded-xl bg-brand text-brand-ink">
      <HeroPictures pictures={pictures} />
      <div className="relative flex max-w-[46rem] flex-col items-start gap-3 py-6 pr-24 pl-5 sm:px-8 md:w-[56%] md:gap-4 md:py-11 md:pr-6 md:pl-12">
        <h1 className="text-3xl">{title}</h1>
        {text !== undefined && <p className="max-w-[34ch] leading-snug md:text-xl">{text}</p>}
        <div className="mt-1 md:mt-3">
          {link !== undefined ? (
            <HeroLink href={link.href}>{link.label}</HeroLink>
          ) : hasOffers ? (
            <HeroLink href={searchAddress(shop.slug, offersSearch)}>Ver ofertas</HeroLink>
          ) : (
            first !== undefined && (
              <HeroLink href={categoryAddress(shop.slug, first.path)}>Começar por {first.name}</HeroLink>
            )
          )}
        </div>
      </div>
    </section>
  );
}

export const HeroLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <AppLink
    href={href}
    className="inline-flex min-h-12 items-center rounded-md bg-white px-6 font-semibold text-ink transition hover:bg-canvas"
  >
    {children}
  </AppLink>
);

/** Position of each picture; phones show only the first, in the corner. */
const places = [
  'right-3 bottom-3 size-20 md:right-[16.5%] md:bottom-[28%] md:size-44',
  'right-[31%] bottom-[12%] size-28 max-md:hidden',
  'right-[4%] bottom-[9%] size-32 max-md:hidden',
  'right-[33%] top-[13%] size-24 max-md:hidden',
  'right-[5%] top-[9%] size-28 max-md:hidden',
];

/** Product pictures on a curve in the auxiliary colour. Renders nothing with too few pictures. */
function HeroPictures({ pictures }: { readonly pictures: readonly string[] }) {
  if (pictures.length < places.length) return null;
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <span className="absolute -right-10 -bottom-12 size-44 rounded-full bg-aux md:-top-1/2 md:-right-[22%] md:-bottom-1/2 md:h-auto md:w-[66%] md:rounded-[50%]" />
      {pictures.slice(0, places.length).map((picture, index) => (
        <Picture
          key={picture}
          id={picture}
          alt=""
          sizes="(min-width: 48rem) 176px, 80px"
          width={160}
          eager={index === 0}
          className={cx('absolute', places[index])}
        />
      ))}
    </div>
  );
}
