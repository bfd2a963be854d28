import { ListChecks } from 'lucide-react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import type { ClientPage } from '../../domain/client-page.ts';

/** The client's own shopping lists. */
export function ListsTab({ lists }: Pick<ClientPage, 'lists'>) {
  const { shop } = useStaffPlace();
  if (lists.length === 0)
    return (
      <EmptyState
        icon={<ListChecks />}
        title="Nenhuma lista"
        text="As listas de compras que o cliente monta na loja aparecem aqui."
      />
    );
  return (
    <ul aria-label="Listas de compras" className="flex flex-col gap-2">
      {lists.map(({ id, name, productCount, updatedAt }) => (
        <Card as="li" key={id} className="flex flex-wrap items-baseline justify-between gap-3 md:p-4">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-ink-2 text-sm">
            {productCount === 1 ? '1 produto' : `${productCount} produtos`} · mudada em{' '}
            {formatDate(updatedAt, timeZoneOf(shop))}
          </span>
        </Card>
      ))}
    </ul>
  );
}
