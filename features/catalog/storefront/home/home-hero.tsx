import type { ReactNode } from 'react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
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
    <section className="hero">
      <HeroPictures pictures={pictures} />
      <div className="hero-words">
        <h1 className="hero-title">{title}</h1>
        {text !== undefined && <p className="hero-text">{text}</p>}
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
          sizes="(min-width: 48rem) 176px, 80px"
          width={160}
          eager={index === 0}
          className="hero-picture"
        />
      ))}
    </div>
  );
}
