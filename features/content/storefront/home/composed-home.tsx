import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { HomeHero } from '#features/catalog/storefront/home/home-hero.tsx';
import { Lazy } from '#features/catalog/storefront/lazy.tsx';
import { CategoryTiles } from '#features/catalog/storefront/list/category-tiles.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { categoriesQuery } from '#features/catalog/storefront/queries/categories-query.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { HeroContent, ShownBlock, ShownHome } from '../../domain/home/home-block.ts';
import { blockClass } from './device-class.ts';
import { HomeBlockView } from './home-blocks.tsx';
import { heroPart } from './lazy-blocks.ts';

interface ComposedHomeProps {
  readonly home: ShownHome;
  readonly scope: CatalogScope;
  readonly controls: ProductControls;
  readonly Combos: ComponentType<{ readonly title: string; readonly max: number }>;
  /** Content of other features, after the categories at the top, or else after the first block. */
  readonly children?: ReactNode;
}

/** How many blocks are at the top of a home. */
const TOP = 3;

/** A home as the shop composed it. */
export function ComposedHome({ home: { blocks }, scope, controls, Combos, children }: ComposedHomeProps) {
  const { name } = useShop();
  const top = blocks.slice(0, TOP).findIndex(({ content }) => content.kind === 'categories');
  const before = Math.max(top, 0) + 1;
  const view = (block: ShownBlock, index: number) => (
    <div key={block.id} className={blockClass(block.devices)}>
      {block.content.kind === 'hero' ? (
        <Hero title={block.title} hero={block.content} blocks={blocks} />
      ) : block.content.kind === 'categories' ? (
        <Categories title={block.title} ids={block.content.categoryIds} scope={scope} eager={index < 2} />
      ) : block.content.kind === 'combos' ? (
        <Combos title={block.title} max={block.content.max} />
      ) : (
        <HomeBlockView block={block} scope={scope} controls={controls} first={index < 2} />
      )}
    </div>
  );
  return (
    <div className="sections">
      {blocks.every(({ content }) => content.kind !== 'hero') && <h1 className="sr-only">{name}</h1>}
      {blocks.slice(0, before).map(view)}
      {children}
      {blocks.slice(before).map((block, index) => view(block, index + before))}
    </div>
  );
}

interface HeroProps {
  readonly title: string;
  readonly hero: HeroContent;
  readonly blocks: readonly ShownBlock[];
}

function Hero({ title, hero, blocks }: HeroProps) {
  const shop = useShop();
  if (hero.picture !== undefined) return <Lazy part={heroPart} props={{ title, hero }} />;
  const link = hero.link && { ...hero.link, href: shopHref(shop.slug, hero.link.href) };
  return (
    <HomeHero
      shop={shop}
      pictures={picturesIn(blocks)}
      title={title || undefined}
      text={hero.text}
      link={link}
    />
  );
}

/** Distinct pictures of the products on the page, in order. */
const picturesIn = (blocks: readonly ShownBlock[]): readonly string[] => [
  ...new Set(
    blocks.flatMap(({ content }) =>
      content.kind === 'carousel'
        ? (content.carousel.products ?? []).flatMap(({ picture }) => picture ?? [])
        : [],
    ),
  ),
];

interface CategoriesProps {
  readonly title: string;
  readonly ids: readonly string[];
  readonly scope: CatalogScope;
  readonly eager: boolean;
}

function Categories({ title, ids, scope, eager }: CategoriesProps) {
  const { data = [] } = useQuery(categoriesQuery(scope.api, scope.supplierId));
  const all = data.flatMap((root) => [root, ...root.children]);
  const shown = ids.length === 0 ? data : ids.flatMap((id) => all.find((each) => each.id === id) ?? []);
  return (
    <div>
      {title !== '' && <h2 className="mb-4 text-xl md:text-2xl">{title}</h2>}
      <CategoryTiles categories={shown} label={title || 'Categorias em destaque'} eager={eager} />
    </div>
  );
}
