import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { CardsSkeleton } from '#platform/ui/loading/cards-skeleton.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { isExpired } from '#platform/web/failure-kind.ts';
import type { OwnAlert } from '../../domain/alerts/product-alert.ts';
import { homeAddress } from '../addresses.ts';
import { AlertCard } from './alert-card.tsx';
import { alertsQuery } from './alerts-query.ts';
import { callAlert } from './call-alert.ts';
import { dismissAlerts } from './dismiss-alerts.ts';

/** The client's own alerts at this shop. Opening the page marks them as seen. */
export function AlertsScreen() {
  const buyer = useBuyer();
  const { slug, name } = buyer.shop;
  const query = alertsQuery(buyer);
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    retryOnMount: false,
    throwOnError: isExpired,
  });
  const drop = useDropAlert();
  // The cards stay marked as new while they are looked at.
  const dismiss = useEffectEvent((alerts: readonly OwnAlert[]) => void dismissAlerts(buyer, alerts));
  useEffect(() => dismiss(data?.filter(({ isUnseen }) => isUnseen) ?? []), [data]);
  if (data?.length === 0 && error === null) return <NoAlerts slug={slug} />;
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={`O que você pediu para saber em ${name}. Cada aviso vai uma vez, por e-mail.`}>
        Avisos de produtos
      </PageTitle>
      {error !== null && (
        <LoadFailure
          title={`Não foi possível ${data === undefined ? 'carregar' : 'atualizar'} seus avisos`}
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data === undefined && error === null && <CardsSkeleton label="Carregando os avisos…" />}
      <ul className="flex flex-col gap-3.5 empty:hidden">
        {data?.map((alert) => (
          <AlertCard
            key={`${alert.kind} ${alert.productId}`}
            alert={alert}
            busy={drop.isPending && drop.variables === alert}
            onDrop={() => drop.mutate(alert)}
          />
        ))}
      </ul>
    </div>
  );
}

function useDropAlert() {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (alert: OwnAlert) => callAlert(buyer, alert, false),
    onSuccess: (_, dropped) => {
      queryClient.setQueryData(alertsQuery(buyer).queryKey, (alerts) =>
        alerts?.filter(({ kind, productId }) => kind !== dropped.kind || productId !== dropped.productId),
      );
      showToast({ text: `Aviso cancelado: ${dropped.product.name}.` });
      // The button is gone, so focus moves to the page's main element.
      document.querySelector<HTMLElement>('main')?.focus();
    },
    onError: () => showToast({ text: 'Não foi possível cancelar o aviso. Tente novamente.', tone: 'error' }),
  });
}

const NoAlerts = ({ slug }: { readonly slug: string }) => (
  <EmptyState
    icon={<BellRing />}
    level={1}
    title="Você não tem avisos"
    text="Na página de um produto esgotado, peça para saber quando ele chegar; nas outras, quando o preço cair."
    actions={
      <LinkButton tone="primary" href={homeAddress(slug)}>
        Ver produtos
      </LinkButton>
    }
  />
);
