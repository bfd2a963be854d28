import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { waitingClientFromWire } from '../../contract/alerts/waiting-clients.wire.ts';
import { listWaitingClientsEndpoint } from '../../contract/panel/panel-stock.endpoints.ts';
import { productsKey } from '../products-query.ts';

/** Who asked to be notified when the product can be bought again, in pages. */
export function WaitingClients({ productId }: { readonly productId: string }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...productsKey(shop.id), 'waiting', productId, page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shop.id, idproduto: productId };
      const call = { params, query: { pagina: page, limite: 20 } };
      const { dados, paginas } = await api.call(listWaitingClientsEndpoint, call, { signal });
      return { clients: dados.map(waitingClientFromWire), pages: paginas };
    },
  });
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: timeZoneOf(shop) });
  return (
    <section aria-labelledby="waiting-clients" className="flex flex-col gap-4">
      <div>
        <h2 id="waiting-clients" className="font-semibold text-base">
          Quem pediu aviso
        </h2>
        <p className="text-ink-2 text-sm">
          Quem espera recebe um e-mail quando o produto voltar. Os avisados ficam aqui por 30 dias.
        </p>
      </div>
      {data === undefined ? (
        error === null ? (
          <RowsLoading rows={2} />
        ) : (
          <LoadFailure
            title="Não foi possível carregar quem espera"
            error={error}
            again={refetch}
            busy={isFetching}
          />
        )
      ) : data.clients.length === 0 ? (
        <p className="text-ink-2">Ninguém pediu aviso deste produto.</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.clients.map(({ id, name, since, sentAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
              <AppLink
                href={panelHref(shop, `/clientes/${id}`)}
                className="font-semibold text-brand-text wrap-anywhere hover:underline"
              >
                {name}
              </AppLink>
              <span className="text-ink-2">desde {day.format(since)}</span>
              {sentAt === undefined ? (
                <Badge tone="warn">Espera</Badge>
              ) : (
                <Badge tone="success">Avisado em {day.format(sentAt)}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.pages > 1 && (
        <div className="flex gap-2">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Anteriores
          </Button>
          <Button size="sm" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            Seguintes
          </Button>
        </div>
      )}
    </section>
  );
}
