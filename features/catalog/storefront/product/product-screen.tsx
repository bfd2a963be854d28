import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import type { ProductDetail } from '../../domain/product.ts';
import { categoryAddress, homeAddress } from '../addresses.ts';
import { ProductBadges } from '../card/product-badges.tsx';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductRow } from '../card/product-row.tsx';
import { Lazy } from '../lazy.tsx';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { productQuery } from '../queries/product-query.ts';
import { useRemember } from '../recent/use-remember.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { linkedOptions, shareButton } from './lazy-parts.ts';
import { ProductFacts } from './product-facts.tsx';
import { WhenNear } from './when-near.tsx';

interface ProductScreenProps {
  readonly scope: CatalogScope;
  readonly slug: string;
  readonly controls?: ProductControls | undefined;
  /** Content of other features under the name. */
  readonly heading?: ReactNode;
  /** Content of other features under the buy box, such as freight by CEP. */
  readonly children?: ReactNode;
  /** Content of other features below the product, rendered when scrolled near. */
  readonly Below?: ComponentType<{ readonly product: ProductDetail; readonly scope: CatalogScope }>;
}

/** A product's page. On a phone, price, unit, quantity and button fit on the first screen. */
export function ProductScreen({ scope, slug, controls, heading, children, Below }: ProductScreenProps) {
  const shop = useShop();
  const { data: product } = useSuspenseQuery(productQuery(scope, slug));
  useRemember(product);
  const similar = (
    <div id="parecidos" className="empty:hidden">
      <ProductRow
        title="Produtos parecidos"
        products={product.similar}
        session={scope.session}
        controls={controls}
      />
    </div>
  );
  return (
    <div className="-mt-3 flex flex-col gap-10 md:gap-14">
      <div className="flex flex-col gap-2 md:gap-4">
        <Breadcrumb
          crumbs={[
            { label: shop.name, href: homeAddress(shop.slug) },
            ...product.breadcrumb.map(({ name, path }) => ({
              label: name,
              href: categoryAddress(shop.slug, path),
            })),
          ]}
          current={product.name}
        />
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] xl:grid-cols-[minmax(0,1fr)_30rem]">
          <div className="relative min-w-0">
            {/* The key resets the gallery to the first picture for another product. */}
            <Gallery key={product.id} product={product} />
            <div className="pointer-events-none absolute top-3 left-3">
              <ProductBadges product={product} />
            </div>
            <Lazy
              part={shareButton}
              props={{
                name: product.name,
                className: 'absolute! top-2 right-2 rounded-full bg-surface hover:bg-sunken',
              }}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-4 md:row-span-2 md:gap-5 md:self-start md:rounded-xl md:border md:border-line md:bg-surface md:p-6 lg:sticky lg:top-28 lg:p-8">
            <header className="flex flex-col gap-1">
              {product.brand !== '' && <p className="text-ink-2 text-sm">{product.brand}</p>}
              <h1 className="text-xl md:text-2xl">{product.name}</h1>
              {heading}
            </header>
            <BuyBox product={product} scope={scope} controls={controls} />
            {product.linked.length > 0 && <Lazy part={linkedOptions} props={{ product }} />}
            {children}
          </div>
          {product.available && <ProductFacts product={product} />}
        </div>
      </div>
      {/* For a sold-out product, similar ones come before its description. */}
      {similar}
      {!product.available && (
        <div className="max-w-text">
          <ProductFacts product={product} />
        </div>
      )}
      <WhenNear key={product.id}>
        <Suspense>{Below && <Below product={product} scope={scope} />}</Suspense>
      </WhenNear>
    </div>
  );
}
