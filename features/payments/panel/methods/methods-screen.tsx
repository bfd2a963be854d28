import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, WalletCards } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { orderMethodsEndpoint } from '../../contract/methods/panel-methods.endpoints.ts';
import type { PanelMethod } from '../../domain/method-draft.ts';
import { AccountCard } from './account-card.tsx';
import { MethodRow } from './method-row.tsx';
import { methodsKey, methodsQuery, type ShopMethods } from './methods-query.ts';

/** How the shop is paid: the methods in the order in which the shop shows them, and the accounts at the providers. */
export function MethodsScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('payments:manage');
  const { data, error, refetch, isFetching } = useQuery(methodsQuery(useApi(), shop.id));
  const add = mayWrite && (
    <LinkButton tone="primary" href={panelHref(shop, '/formas-de-pagamento/nova')}>
      <Plus aria-hidden="true" className="size-5" />
      Nova forma
    </LinkButton>
  );
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-6">
      <PageHeader
        title="Formas de pagamento"
        lead="Na ordem em que quem compra as vê. O que muda aqui vale na loja em um ou dois segundos."
        actions={data !== undefined && data.methods.length > 0 && add}
      />
      {data === undefined && error === null && <RowsLoading rows={4} />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar as formas de pagamento"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data?.methods.length === 0 && (
        <EmptyState
          icon={<WalletCards />}
          title="Nenhuma forma de pagamento"
          text="Sem uma forma de pagamento ninguém consegue comprar. Comece pelo Pix ou pelo dinheiro na entrega."
          actions={add}
        />
      )}
      {data !== undefined && data.methods.length > 0 && <Methods methods={data.methods} />}
      {data !== undefined && data.accounts.length > 0 && (
        <section aria-labelledby="contas" className="flex flex-col gap-3">
          <h2 id="contas" className="font-semibold text-lg">
            Contas nos provedores
          </h2>
          {data.accounts.map((account) => (
            <AccountCard key={account.provider} account={account} />
          ))}
        </section>
      )}
    </div>
  );
}

function Methods({ methods }: { readonly methods: readonly PanelMethod[] }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('payments:manage');
  const queryClient = useQueryClient();
  const key = methodsKey(shop.id);
  const order = useMutation({
    mutationFn: (wanted: readonly PanelMethod[]) =>
      api.call(orderMethodsEndpoint, {
        params: { idfornecedor: shop.id },
        body: { ids: wanted.map(({ id }) => id) },
      }),
    // The rows stand where they were put at once; a refusal brings the server's order back.
    onMutate: (wanted) =>
      queryClient.setQueryData<ShopMethods>(key, (shown) => shown && { ...shown, methods: [...wanted] }),
    onSuccess: () => showToast({ text: 'Ordem salva.' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  if (!mayWrite)
    return (
      <ul className="flex flex-col gap-2">
        {methods.map((method) => (
          <li key={method.id} className="rounded-lg border border-line bg-surface px-4 py-2">
            <MethodRow method={method} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="flex flex-col gap-3">
      <Refused error={order.error} otherwise="Não foi possível salvar a ordem. Tente de novo." />
      <ReorderList
        label="Ordem das formas de pagamento"
        items={methods}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        onOrder={(wanted) => order.mutate(wanted)}
        render={(method) => <MethodRow method={method} />}
      />
    </div>
  );
}
