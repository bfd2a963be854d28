import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatParts } from '#kernel/number-format.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { STARS } from '../../domain/order-rating.ts';
import { CommentSwitch } from './comment-switch.tsx';
import { type RatingRow, ratingsQuery } from './ratings-query.ts';

const STAR_OPTIONS = STARS.toReversed().map((stars) => ({
  value: `${stars}`,
  label: stars === 1 ? '1 estrela' : `${stars} estrelas`,
}));

/** What clients said of their orders, and which of it everybody reads on the pages of products. Decision 048. */
export function RatingsScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('orders:write');
  const address = useTableAddress({ filters: ['nota'] });
  const list = useQuery(ratingsQuery(useApi(), shop.id, { page: address.page, stars: address.filters.nota }));
  const order = ({ number }: RatingRow) => (
    <AppLink
      href={panelHref(shop, `/pedidos/${number}`)}
      className="inline-flex min-h-6 items-center font-semibold text-brand-text hover:underline"
    >
      {number}
    </AppLink>
  );
  const said = ({ comment }: RatingRow) => (
    <span className="block max-w-120 whitespace-pre-line wrap-anywhere">{comment}</span>
  );
  const day = ({ changedAt }: RatingRow): string => formatDate(changedAt, timeZoneOf(shop));
  const moderated = (row: RatingRow) => (row.published && mayWrite ? <CommentSwitch rating={row} /> : null);
  const columns: readonly Column<RatingRow>[] = [
    { id: 'stars', title: 'Nota', always: true, numeric: true, cell: ({ stars }) => stars },
    { id: 'comment', title: 'Comentário', cell: said },
    { id: 'where', title: 'Na loja', cell: (row) => <Where {...row} /> },
    { id: 'client', title: 'Cliente', cell: ({ client }) => client },
    { id: 'order', title: 'Pedido', cell: order },
    { id: 'changed', title: 'Data', cell: day },
    ...(mayWrite ? [{ id: 'moderate', title: 'Ações', cell: moderated }] : []),
  ];
  const average = list.data?.average;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Avaliações"
        lead={`O que os clientes disseram dos pedidos entregues${average === undefined ? '' : `: ${formatParts(Math.round(average * 100), 2)} de 5 em média`}. Um comentário só aparece na loja se o cliente deixou; oculte o que ofende ou expõe alguém.`}
      />
      <DataTable
        name="ratings"
        caption="Avaliações"
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ number }) => `${number}`}
        card={(row) => (
          <div className="flex flex-col items-start gap-2">
            <span className="flex flex-wrap items-center gap-2 text-sm">
              <strong>{row.stars} de 5</strong> {order(row)} {row.client} {day(row)}
            </span>
            {said(row)}
            <Where {...row} />
            {moderated(row)}
          </div>
        )}
        list={list}
        address={address}
        toolbar={
          <FilterBar
            address={address}
            name="ratings"
            filters={[{ kind: 'options', name: 'nota', label: 'Nota', options: STAR_OPTIONS }]}
          />
        }
        empty={
          <EmptyState
            icon={<Star />}
            title="Nenhuma avaliação"
            text="Depois da entrega, o cliente é convidado a avaliar o pedido."
          />
        }
      />
    </div>
  );
}

function Where({ comment, published, hidden }: RatingRow) {
  if (comment === '') return null;
  if (!published) return <Badge tone="neutral">Só para a loja</Badge>;
  return hidden ? <Badge tone="warn">Ocultado</Badge> : <Badge tone="success">Publicado</Badge>;
}
