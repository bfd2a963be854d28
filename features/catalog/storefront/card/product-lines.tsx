import { ABOVE_THE_FOLD, type ProductGridProps } from './product-grid.tsx';
import { ProductLine } from './product-line.tsx';

export function ProductLines({ products, session, controls, label }: ProductGridProps) {
  return (
    <ul aria-label={label} data-product-list="" className="flex flex-col gap-3">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductLine
            product={product}
            session={session}
            controls={controls}
            eager={index < ABOVE_THE_FOLD}
          />
        </li>
      ))}
    </ul>
  );
}
