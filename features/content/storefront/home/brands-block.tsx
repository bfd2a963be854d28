import { searchAddress } from '#features/catalog/storefront/addresses.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { slugify } from '#kernel/slugify.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import type { Brand } from '../../domain/home/home-block.ts';

interface BrandsBlockProps {
  readonly title: string;
  readonly brands: readonly Brand[];
}

/** Brands, each with a link to its products. */
export function BrandsBlock({ title, brands }: BrandsBlockProps) {
  const { slug } = useShop();
  const heading = title || 'Marcas';
  return (
    <section aria-label={heading}>
      <h2 className="mb-4 text-xl md:text-2xl">{heading}</h2>
      <ul className="flex flex-wrap gap-3">
        {brands.map(({ name, picture }) => (
          <li key={name}>
            <AppLink
              href={searchAddress(slug, { marcas: slugify(name) })}
              className="flex min-h-14 min-w-28 items-center justify-center gap-3 rounded-lg border border-line bg-surface px-5 py-2 text-center font-semibold transition hover:border-line-2 hover:shadow-2"
            >
              {picture !== undefined && (
                <Picture id={picture.id} alt="" sizes="48px" width={48} className="size-12" />
              )}
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
