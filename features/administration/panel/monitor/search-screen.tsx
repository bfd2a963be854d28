import { queryOptions, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { formatMoney, fromReais } from '#kernel/money.ts';
import { useLead, useSearchTexts } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { searchPlatformEndpoint } from '../../contract/monitor.endpoints.ts';
import { shopStateFromWire } from '../../contract/suppliers.wire.ts';
import { lookedClientHref, lookedOrderHref } from '../looks/looks-query.ts';
import { StateBadge, shopHref } from '../shops/shops-screen.tsx';

const searchQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['platform', 'search', q] as const,
    enabled: q !== '',
    queryFn: ({ signal }) => api.call(searchPlatformEndpoint, { query: { q } }, { signal }),
  });

/** Shops, clients and orders of the whole platform. */
export function SearchScreen() {
  const { q = '' } = useSearchTexts();
  const lead = useLead();
  const found = useQuery(searchQuery(useApi(), q));
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void lead(`/plataforma/busca?${new URLSearchParams({ q: typed })}`);
  };
  return (
    <div className="flex max-w-225 flex-col gap-6">
      <PageHeader title="Busca" lead="Lojas, clientes e pedidos de toda a plataforma." />
      <search>
        <form method="get" onSubmit={search} className="flex flex-wrap items-end gap-3">
          <TextField
            key={q}
            name="q"
            label="Nome, apelido, e-mail, documento ou número de pedido"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            className="min-w-64 flex-1"
          />
          <Button type="submit" tone="primary">
            Buscar
          </Button>
        </form>
      </search>
      {q !== '' && found.isPending && <RowsLoading rows={3} />}
      {found.error !== null && (
        <LoadFailure
          title="Não foi possível buscar"
          error={found.error}
          again={found.refetch}
          busy={found.isFetching}
        />
      )}
      {found.data !== undefined && <Results found={found.data} />}
    </div>
  );
}

type Found = Awaited<ReturnType<NonNullable<ReturnType<typeof searchQuery>['queryFn']>>>;

function Results({ found: { lojas, clientes, pedidos } }: { readonly found: Found }) {
  if (lojas.length + clientes.length + pedidos.length === 0)
    return (
      <EmptyState
        icon={<Search />}
        title="Nada encontrado"
        text="Clientes são achados pelo começo do nome, pelo e-mail ou pelo documento inteiros; pedidos, pelo número."
      />
    );
  return (
    <>
      {lojas.length > 0 && (
        <Group title="Lojas">
          {lojas.map(({ idfornecedor, nome, slug, situacao }) => (
            <li key={idfornecedor} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <AppLink
                href={shopHref(idfornecedor)}
                className="font-semibold text-brand-text hover:underline"
              >
                {nome} <span className="font-normal text-ink-2 text-sm">/{slug}</span>
              </AppLink>
              <StateBadge state={shopStateFromWire(situacao)} />
            </li>
          ))}
        </Group>
      )}
      {pedidos.length > 0 && (
        <Group title="Pedidos">
          {pedidos.map(({ numpedido, fornecedor, total, em }) => (
            <li key={numpedido} className="py-2">
              <AppLink
                href={lookedOrderHref(fornecedor.idfornecedor, numpedido)}
                className="font-semibold text-brand-text hover:underline"
              >
                Pedido {numpedido}
              </AppLink>{' '}
              · {formatMoney(fromReais(total))} · {fornecedor.nome} · {new Date(em).toLocaleString('pt-BR')}
            </li>
          ))}
        </Group>
      )}
      {clientes.length > 0 && (
        <Group title="Clientes">
          {clientes.map(({ idcliente, nome, email, documento, fornecedores }) => (
            <li key={idcliente} className="flex flex-col gap-1 py-2">
              <span>
                <span className="font-semibold">{nome}</span>{' '}
                <span className="text-ink-2 text-sm wrap-anywhere">
                  {[email, documento].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
                {fornecedores.map((shop) => (
                  <AppLink
                    key={shop.idfornecedor}
                    href={lookedClientHref(shop.idfornecedor, idcliente)}
                    className="text-brand-text underline"
                  >
                    Ver na loja {shop.nome}
                  </AppLink>
                ))}
                {fornecedores.length === 0 && (
                  <span className="text-ink-2">Ainda não é cliente de nenhuma loja</span>
                )}
              </span>
            </li>
          ))}
        </Group>
      )}
    </>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card as="section" aria-label={title}>
    <h2 className="mb-1 text-lg">{title}</h2>
    <ul className="divide-y divide-line">{children}</ul>
  </Card>
);
