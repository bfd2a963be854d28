import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';

import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientGroup, GroupUseKind } from '../../domain/client-group.ts';
import { groupsQuery } from '../clients-queries.ts';

const useWords: Readonly<Record<GroupUseKind, string>> = {
  policy: 'Política de preço',
  promotion: 'Oferta',
  combo: 'Combo',
  carousel: 'Carrossel',
  'home-block': 'Bloco da página inicial',
  'shopping-list': 'Lista sugerida',
};

/** The groups of the shop's clients, with their members and what is limited to them. */
export function GroupsScreen() {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(groupsQuery(useApi(), shop.id));
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead="Preços, ofertas e conteúdos podem valer só para um grupo. Os grupos de um cliente se mudam na página dele.">
        Grupos de clientes
      </PageTitle>
      {data === undefined && error === null && <RowsLoading />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar os grupos"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<Tags />}
          title="Nenhum grupo ainda"
          text="Abra um cliente e escreva o nome de um grupo: ele passa a existir."
        />
      )}
      <ul aria-label="Grupos" className="grid gap-3 lg:grid-cols-2">
        {data?.map((group) => (
          <GroupCard key={group.name} group={group} />
        ))}
      </ul>
    </div>
  );
}

function GroupCard({ group: { name, members, uses } }: { readonly group: ClientGroup }) {
  const { shop } = useStaffPlace();
  return (
    <Card as="li" className="flex flex-col gap-3 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {members === 0 ? (
          <span className="text-ink-2 text-sm">Sem clientes</span>
        ) : (
          <AppLink
            href={panelHref(shop, `/clientes?grupo=${encodeURIComponent(name)}`)}
            className="inline-flex min-h-6 font-semibold text-brand-text text-sm hover:underline"
          >
            {members === 1 ? '1 cliente' : `${members.toLocaleString('pt-BR')} clientes`}
          </AppLink>
        )}
      </div>
      {uses.length === 0 ? (
        <p className="text-ink-2 text-sm">Nada vale só para este grupo.</p>
      ) : (
        <ul className="flex flex-col gap-1 text-sm">
          {uses.map(({ kind, name: user }) => (
            <li key={`${kind} ${user}`} className="wrap-anywhere">
              <span className="text-ink-2">{useWords[kind]}:</span> {user === '' ? 'sem título' : user}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
