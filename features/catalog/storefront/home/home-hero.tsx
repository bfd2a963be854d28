import type { ReactNode } from 'react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';

interface HomeHeroProps {
  readonly shop: Shop;
  /** Picture ids of products. */
  readonly pictures: readonly string[];
  /** In place of the shop's name and of its description. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** The shop's own words and product pictures, in its colours. What it sells, with prices, follows at once. */
export function HomeHero({
  shop,
  pictures,
  title = shop.name,
  text = shop.description,
  link,
}: HomeHeroProps) {
  return (
    <section className="hero">
      <HeroPictures pictures={pictures} />
      <div className="hero-words">
        <h1 className="hero-title">{title}</h1>
        {text !== undefined && <p className="hero-text">{text}</p>}
        {link !== undefined && <HeroLink href={link.href}>{link.label}</HeroLink>}
      </div>
    </section>
  );
}

export const HeroLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <AppLink href={href} className="hero-link">
    {children}
  </AppLink>
);

/** As many as `hero.css` has places for; phones show the first. */
const SHOWN = 5;

/** On phones as wide as the tiles below, though it is shown smaller: the first offer is often the same product, and one file is both. */
const SIZES = '(min-width: 48rem) 176px, 44vw';

/** Product pictures on a curve in the auxiliary colour. Renders nothing with too few pictures. */
function HeroPictures({ pictures }: { readonly pictures: readonly string[] }) {
  if (pictures.length < SHOWN) return null;
  return (
    <div aria-hidden="true" className="hero-pictures">
      <span className="hero-curve" />
      {pictures.slice(0, SHOWN).map((picture, index) => (
        <Picture
          key={picture}
          id={picture}
          alt=""
          sizes={SIZES}
          width={160}
          eager={index === 0}
          className="hero-picture"
        />
      ))}
    </div>
  );
}
