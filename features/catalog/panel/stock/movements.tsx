import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { Timeline } from '#platform/panel/pieces/timeline.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { movementsQuery } from '../products-query.ts';
import { movementTitle } from './movement-words.ts';

/** Every movement of a product's stock, in pages. */
export function Movements({ productId }: { readonly productId: string }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery(movementsQuery(api, shop.id, productId, page));
  if (data === undefined)
    return error === null ? (
      <RowsLoading rows={3} />
    ) : (
      <LoadFailure
        title="Não foi possível carregar os movimentos"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {data.movements.length === 0 && (
        <EmptyState title="Nenhum movimento ainda" text="Pedidos, importações e correções aparecem aqui." />
      )}
      <Timeline
        zone={timeZoneOf(shop)}
        items={data.movements.map((one) => ({
          id: one.id,
          at: one.at,
          title: movementTitle(one),
          text: one.reason,
          ...(one.by === undefined ? {} : { by: one.by }),
        }))}
      />
      {data.pages > 1 && (
        <div className="flex gap-2">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Mais novos
          </Button>
          <Button size="sm" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            Mais antigos
          </Button>
        </div>
      )}
    </div>
  );
}
