import { useQuery } from '@tanstack/react-query';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { BehaviourForm } from './behaviour-form.tsx';
import { DomainsPart } from './domains-part.tsx';
import { IdentityForm } from './identity-form.tsx';
import { ShopPeople } from './shop-people.tsx';
import { shopQuery } from './shops-query.ts';
import { StateBadge } from './shops-screen.tsx';
import { StatePart } from './state-part.tsx';

/** One shop: its state, its data, its domains, what it does, and who works there. */
export function ShopScreen() {
  const { data, error, refetch, isFetching } = useQuery(shopQuery(useApi(), usePathPart('id')));
  if (data === undefined)
    return error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure title="Não foi possível carregar a loja" error={error} again={refetch} busy={isFetching} />
    );
  const { shop, checklist } = data;
  const missing = checklist.filter(({ done }) => !done).length;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={shop.name}
        back={{ href: '/plataforma/lojas', label: 'Lojas' }}
        status={<StateBadge state={shop.state} />}
        lead={`/${shop.slug}`}
        actions={
          <>
            <LinkButton href={`/plataforma/historico?loja=${shop.id}`}>Histórico</LinkButton>
            <LinkButton href={`/${shop.slug}`}>Ver a loja</LinkButton>
          </>
        }
      />
      <Tabs
        label="Loja"
        items={[
          {
            id: 'situacao',
            label: 'Situação',
            ...(missing === 0 ? {} : { count: missing }),
            content: () => <StatePart shop={shop} checklist={checklist} />,
          },
          { id: 'dados', label: 'Dados', content: () => <IdentityForm shop={shop} /> },
          { id: 'equipe', label: 'Equipe', content: () => <ShopPeople shop={shop} /> },
          { id: 'dominios', label: 'Domínios', content: () => <DomainsPart shop={shop} /> },
          { id: 'comportamento', label: 'Comportamento', content: () => <BehaviourForm shop={shop} /> },
        ]}
      />
    </div>
  );
}
