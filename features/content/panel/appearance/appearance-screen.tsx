import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { shopQuery } from '../shop-query.ts';
import { AppearanceForm } from './appearance-form.tsx';
import { IdentityForm } from './identity-form.tsx';
import { MenuTab } from './menu-form.tsx';
import { RedirectsTab } from './redirects-tab.tsx';

interface AppearanceScreenProps {
  /** Name and documents, which the platform answers for: they change by a request to it. */
  readonly legalIdentity: ReactNode;
}

/** How the shop looks and what every page of it says. */
export function AppearanceScreen({ legalIdentity }: AppearanceScreenProps) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('shop:write');
  const { data, error, refetch, isFetching } = useQuery(shopQuery(useApi(), shop.id));
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-6">
      <PageHeader
        title="Aparência"
        lead="O que aparece em todas as páginas da loja. O que é salvo vale em um ou dois segundos; menu e rodapé podem esperar em um rascunho."
      />
      {data === undefined && error === null && <RowsLoading rows={4} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar a aparência"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && !mayWrite && <Alert>Só quem é dono da loja muda a aparência dela.</Alert>}
      {data !== undefined && mayWrite && (
        <Tabs
          label="Aparência"
          items={[
            {
              id: 'cores',
              label: 'Cores e logomarca',
              content: () => <AppearanceForm appearance={data.appearance} />,
            },
            {
              id: 'identidade',
              label: 'Identidade',
              content: () => (
                <div className="flex flex-col gap-6">
                  <IdentityForm identity={data.identity} locked={data.legalIdentityLocked} />
                  {legalIdentity}
                </div>
              ),
            },
            { id: 'menu', label: 'Menu e rodapé', content: () => <MenuTab menu={data.menu} /> },
            { id: 'enderecos', label: 'Endereços antigos', content: () => <RedirectsTab /> },
          ]}
        />
      )}
    </div>
  );
}
