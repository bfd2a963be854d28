import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { Representative } from '../domain/represented-client.ts';
import { Invitations } from './invitations.tsx';
import { representativesQuery } from './representatives-query.ts';

/** Who sells for the shop, and who was invited to. */
export function RepresentativesScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('representatives:write');
  const representatives = useQuery(representativesQuery(api, shop.id));
  const hrefOf = ({ userId }: Representative): string => panelHref(shop, `/representantes/${userId}`);
  const since = (one: Representative): string => formatDate(one.since, timeZoneOf(shop));
  const columns: readonly Column<Representative>[] = [
    {
      id: 'name',
      title: 'Representante',
      always: true,
      cell: (one) => (
        <AppLink href={hrefOf(one)} className="font-semibold text-brand-text hover:underline">
          {one.name}
        </AppLink>
      ),
    },
    { id: 'email', title: 'E-mail', cell: ({ email }) => email },
    { id: 'since', title: 'Desde', cell: since },
    { id: 'clients', title: 'Clientes', numeric: true, cell: ({ clientCount }) => clientCount },
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Representantes"
        lead="Eles entram na loja e compram em nome dos clientes da sua carteira."
        actions={<LinkButton href={panelHref(shop, '/representantes/metas')}>Metas de venda</LinkButton>}
      />
      <DataTable
        name="representatives"
        caption="Representantes"
        columns={columns}
        rows={representatives.data}
        keyOf={({ userId }) => userId}
        card={(one) => (
          <AppLink href={hrefOf(one)} className="flex flex-col gap-1">
            <span className="font-semibold text-base wrap-anywhere">{one.name}</span>
            <span className="text-ink-2">
              {one.clientCount === 1 ? '1 cliente' : `${one.clientCount} clientes`} · desde {since(one)}
            </span>
          </AppLink>
        )}
        list={representatives}
        empty={
          <EmptyState
            icon={<Handshake />}
            title="Nenhum representante"
            text={
              mayWrite
                ? 'Convide por e-mail quem vende para a loja.'
                : 'Quem é dono da loja convida os representantes.'
            }
          />
        }
      />
      <Invitations mayWrite={mayWrite} />
    </div>
  );
}
