import { ArrowRight } from 'lucide-react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Badge } from '#platform/ui/badge.tsx';

interface SupplierListProps {
  readonly suppliers: readonly Shop[];
  readonly onChosen: (supplier: Shop) => void;
}

/** The suppliers that deliver to an address. */
export function SupplierList({ suppliers, onChosen }: SupplierListProps) {
  const { id } = useShop();
  return (
    <section aria-label="Lojas que entregam neste endereço" className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {suppliers.length === 1
          ? 'Esta loja entrega aqui:'
          : `${suppliers.length} lojas entregam aqui. Escolha uma:`}
      </p>
      <ul className="flex flex-col gap-2">
        {suppliers.map((supplier) => (
          <li key={supplier.id}>
            <button
              type="button"
              className="group flex min-h-14 w-full items-center gap-3 rounded-lg border border-line-2 bg-surface px-4 py-3 text-left transition hover:border-brand-text"
              onClick={() => onChosen(supplier)}
            >
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {supplier.name}
                  {supplier.id === id && <Badge>Você está aqui</Badge>}
                </span>
                {supplier.description !== undefined && (
                  <span className="text-ink-2 text-sm">{supplier.description}</span>
                )}
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-3 transition group-hover:translate-x-1"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
