import type { ProductDetail } from '../../domain/product.ts';
import { saleConditions } from '../words/sale-words.ts';

export const SaleConditions = ({ product }: { readonly product: ProductDetail }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
    {saleConditions(product).map(({ name, text }) => (
      <div key={name}>
        <dt className="text-ink-2">{name}</dt>
        <dd className="font-medium">{text}</dd>
      </div>
    ))}
  </dl>
);
