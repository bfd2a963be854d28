import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Tab, Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientPage } from '../../domain/client-page.ts';
import { clientQuery, notesQuery } from '../clients-queries.ts';
import { CompanyTab } from '../company/company-tab.tsx';
import { StandingBadge } from '../standing-badge.tsx';
import { TermsTab } from '../terms/terms-tab.tsx';
import { AddressesTab } from './addresses-tab.tsx';
import { ConversationsTab } from './conversations-tab.tsx';
import { ListsTab } from './lists-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TitlesTab } from './titles-tab.tsx';
import { UsersTab } from './users-tab.tsx';

interface ClientScreenProps {
  /** What later features show of the client's personal data. */
  readonly privacy: (client: ClientPage) => ReactNode;
}

/** All that the shop knows of a client, and what it decides about them. */
export function ClientScreen({ privacy }: ClientScreenProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const id = usePathPart('id');
  const { data: client, error, refetch, isFetching } = useQuery(clientQuery(api, shop.id, id));
  if (error instanceof ApiRefusal && (error.status === 404 || error.status === 400))
    return <NothingHere home={panelHref(shop)} />;
  const back = { href: panelHref(shop, '/clientes'), label: 'Clientes' };
  if (client === undefined)
    return (
      <div className="flex flex-col gap-5">
        <PageHeader title="Cliente" back={back} />
        {error === null ? (
          <RowsLoading />
        ) : (
          <LoadFailure
            title="Não foi possível carregar o cliente"
            error={error}
            again={refetch}
            busy={isFetching}
          />
        )}
      </div>
    );
  return <Loaded key={id} client={client} back={back} privacy={privacy} />;
}

interface LoadedProps extends ClientScreenProps {
  readonly client: ClientPage;
  readonly back: { readonly href: string; readonly label: string };
}

function Loaded({ client, back, privacy }: LoadedProps) {
  const { shop } = useStaffPlace();
  const notes = useQuery(notesQuery(useApi(), shop.id, client.clientId));
  const [seesOrders, seesTitles, seesChats] = [
    useMay('orders:read'),
    useMay('invoices:read'),
    useMay('chat:read'),
  ];
  const managesPrivacy = useMay('privacy:manage');
  const makesOrders = useMay('orders:write');
  const tabs: readonly (Tab | false)[] = [
    { id: 'geral', label: 'Visão geral', content: () => <OverviewTab client={client} /> },
    seesOrders && {
      id: 'pedidos',
      label: 'Pedidos',
      content: () => <OrdersTab clientId={client.clientId} />,
    },
    seesTitles && {
      id: 'titulos',
      label: 'Crédito',
      ...(client.openTitles.count > 0 ? { count: client.openTitles.count } : {}),
      content: () => <TitlesTab client={client} />,
    },
    client.kind === 'company' && {
      id: 'empresa',
      label: 'Empresa',
      content: () => <CompanyTab clientId={client.clientId} />,
    },
    { id: 'condicoes', label: 'Condições', content: () => <TermsTab client={client} /> },
    {
      id: 'enderecos',
      label: 'Endereços',
      count: client.addresses.length,
      content: () => <AddressesTab addresses={client.addresses} />,
    },
    {
      id: 'usuarios',
      label: 'Usuários',
      count: client.users.length,
      content: () => <UsersTab users={client.users} />,
    },
    {
      id: 'listas',
      label: 'Listas',
      count: client.lists.length,
      content: () => <ListsTab lists={client.lists} />,
    },
    seesChats && {
      id: 'conversas',
      label: 'Conversas',
      count: client.conversations.length,
      content: () => <ConversationsTab conversations={client.conversations} />,
    },
    {
      id: 'notas',
      label: 'Notas',
      ...(notes.data === undefined ? {} : { count: notes.data.length }),
      content: () => <NotesTab clientId={client.clientId} />,
    },
    managesPrivacy && { id: 'dados', label: 'Dados pessoais', content: () => privacy(client) },
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={client.name}
        back={back}
        status={<StandingBadge standing={client.standing} />}
        lead={[
          client.kind === 'company' ? 'Empresa' : 'Pessoa',
          formatDocument(client.document ?? ''),
          client.email,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          makesOrders && (
            <LinkButton tone="primary" href={panelHref(shop, `/pedidos/novo?cliente=${client.clientId}`)}>
              Novo pedido
            </LinkButton>
          )
        }
      />
      <Tabs label={client.name} items={tabs.filter((tab) => tab !== false)} />
    </div>
  );
}
