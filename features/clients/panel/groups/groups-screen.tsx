import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientGroup, GroupUseKind } from '../../domain/client-group.ts';
import { groupsQuery } from '../clients-queries.ts';
import { GroupState } from './group-state.tsx';

const useWords: Readonly<Record<GroupUseKind, string>> = {
  policy: 'Política de preço',
  promotion: 'Oferta',
  combo: 'Combo',
  carousel: 'Carrossel',
  'home-block': 'Bloco da página inicial',
  'shopping-list': 'Lista sugerida',
  'price-table': 'Tabela de preços',
  'payment-method': 'Forma de pagamento',
};

/** The groups of the shop's clients, with their members and what is limited to them. */
export function GroupsScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const { data, error, refetch, isFetching } = useQuery(groupsQuery(useApi(), shop.id));
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Grupos de clientes"
        lead="Preços e conteúdos podem valer só para um grupo. Os automáticos se enchem por uma regra."
        actions={
          mayWrite && (
            <LinkButton tone="primary" href={panelHref(shop, '/grupos/novo')}>
              Novo grupo automático
            </LinkButton>
          )
        }
      />
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
          text="Crie um grupo automático, com uma regra, ou abra um cliente e escreva o nome de um grupo: ele passa a existir."
        />
      )}
      <ul aria-label="Grupos" className="grid gap-3 lg:grid-cols-2">
        {data?.map((group) => (
          <GroupCard key={group.name} group={group} mayWrite={mayWrite} />
        ))}
      </ul>
    </div>
  );
}

interface GroupCardProps {
  readonly group: ClientGroup;
  readonly mayWrite: boolean;
}

function GroupCard({ group: { name, members, uses, automatic }, mayWrite }: GroupCardProps) {
  const { shop } = useStaffPlace();
  const link = 'inline-flex min-h-6 font-semibold text-brand-text text-sm hover:underline';
  return (
    <Card as="li" className="flex flex-col gap-3 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {automatic === undefined ? (
            <span className="wrap-anywhere">{name}</span>
          ) : (
            <>
              <AppLink
                href={panelHref(shop, `/grupos/${automatic.id}`)}
                className="inline-flex min-h-6 text-brand-text wrap-anywhere hover:underline"
              >
                {name}
              </AppLink>
              <GroupState running={automatic.running} emptying={automatic.emptying} />
            </>
          )}
        </h2>
        {members === 0 ? (
          <span className="text-ink-2 text-sm">Sem clientes</span>
        ) : (
          <AppLink
            href={panelHref(
              shop,
              automatic === undefined
                ? `/clientes?grupo=${encodeURIComponent(name)}`
                : `/grupos/${automatic.id}?aba=clientes`,
            )}
            className={link}
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
      {automatic === undefined && mayWrite && (
        <AppLink
          href={panelHref(shop, `/grupos/novo?nome=${encodeURIComponent(name)}`)}
          aria-label={`Criar uma regra para ${name}`}
          className={link}
        >
          Criar uma regra
        </AppLink>
      )}
    </Card>
  );
}
