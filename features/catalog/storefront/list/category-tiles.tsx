import { LayoutGrid } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { type Ground, Picture } from '#platform/ui/pictures/picture.tsx';
import type { CategoryNode } from '../../domain/category.ts';
import { categoryAddress } from '../addresses.ts';

interface CategoryTilesProps {
  readonly categories: readonly CategoryNode[];
  readonly label: string;
  readonly eager?: boolean;
}

const GROUNDS = 8;
/** One row on a wide screen. The menu and the page's end list all categories. */
const MAX = 12;
/** As many as a phone shows at once; their pictures load eagerly. */
const AT_ONCE = 5;

/** Categories as pictures in one row, which scrolls on phones and is shared in equal parts on wide screens. */
export function CategoryTiles({ categories, label, eager = false }: CategoryTilesProps) {
  const { slug } = useShop();
  if (categories.length === 0) return null;
  const shown = categories.length > MAX ? picturedFirst(categories).slice(0, MAX - 1) : categories;
  return (
    <nav aria-label={label}>
      <ul className="scroll-quiet -mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0">
        {shown.map((category, index) => (
          <li key={category.id} className="w-21 shrink-0 snap-start lg:w-auto lg:min-w-0 lg:flex-1">
            <AppLink
              href={categoryAddress(slug, category.path)}
              className="group flex flex-col items-center gap-2 rounded-lg p-1 text-center"
            >
              <Picture
                id={category.picture}
                alt=""
                sizes="(min-width: 48rem) 96px, 72px"
                width={160}
                eager={eager && index < AT_ONCE}
                ground={((index % GROUNDS) + 1) as Ground}
                className="size-18 rounded-pill p-3 transition group-hover:shadow-2 xl:size-22 xl:p-4"
                imageClassName="transition duration-300 group-hover:scale-108"
              />
              <span className="line-clamp-3 font-medium text-sm leading-tight group-hover:text-brand-text">
                {category.name}
              </span>
            </AppLink>
          </li>
        ))}
        {categories.length > MAX && (
          <li className="w-21 shrink-0 snap-start lg:w-auto lg:min-w-0 lg:flex-1">
            <a
              href="#categorias"
              className="group flex flex-col items-center gap-2 rounded-lg p-1 text-center"
            >
              <span className="flex size-18 items-center justify-center rounded-pill bg-sunken xl:size-22">
                <LayoutGrid aria-hidden="true" className="size-7 text-ink-2" />
              </span>
              <span className="font-medium text-sm leading-tight group-hover:text-brand-text">
                Todas as categorias
              </span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const picturedFirst = (categories: readonly CategoryNode[]): readonly CategoryNode[] => [
  ...categories.filter(({ picture }) => picture !== undefined),
  ...categories.filter(({ picture }) => picture === undefined),
];
