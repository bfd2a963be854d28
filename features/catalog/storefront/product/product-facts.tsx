import type { ProductDetail } from '../../domain/product.ts';

export function ProductFacts({ product }: { readonly product: ProductDetail }) {
  const facts = [
    { name: 'Marca', value: product.brand },
    { name: 'Código (SKU)', value: product.sku },
    { name: 'Código de barras (EAN)', value: product.ean ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {product.description !== '' && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl">Sobre o produto</h2>
          <p className="max-w-text whitespace-pre-line text-ink-2">{product.description}</p>
        </section>
      )}
      <section className="flex flex-col gap-2">
        <h2 className="text-xl">Informações</h2>
        <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-4 text-sm">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-6 py-3">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
