import { formatMoney } from '#kernel/money.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';
import { ProductState, StockLevel } from './product-marks.tsx';

/** A product on a phone. */
export const ProductCard = ({
  product,
  href,
}: {
  readonly product: PanelListProduct;
  readonly href: string;
}) => (
  <div className="flex gap-3">
    <Picture id={product.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-sm" />
    <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
      <AppLink href={href} className="font-semibold text-brand-text wrap-anywhere hover:underline">
        {product.name}
      </AppLink>
      <p className="text-ink-2">
        {product.sku} · {product.categoryName}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{formatMoney(product.price)}</span>
        <span>
          Estoque: <StockLevel product={product} />
        </span>
      </p>
      <ProductState product={product} />
    </div>
  </div>
);
