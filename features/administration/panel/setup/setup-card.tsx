import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { publishShopEndpoint, showShopSetupEndpoint } from '../../contract/suppliers.endpoints.ts';
import { checklistFromWire } from '../../contract/suppliers.wire.ts';
import { type ChecklistItem, isComplete } from '../../domain/checklist.ts';
import { Checklist } from '../shops/checklist.tsx';

const PLACES: Readonly<Record<ChecklistItem, string>> = {
  company: '/aparencia?aba=identidade',
  contact: '/aparencia?aba=identidade',
  owner: '/equipe',
  product: '/importacoes',
  payment: '/formas-de-pagamento',
  receiving: '/entrega',
  terms: '/termos',
};

/** For owners, until the shop sells: what to set up next, and the way to open it. */
export function SetupCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const params = { idfornecedor: shop.id };
  const queryKey = ['panel', shop.id, 'setup'];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => api.call(showShopSetupEndpoint, { params }, { signal }),
  });
  const publish = useMutation({
    mutationFn: () => api.call(publishShopEndpoint, { params }),
    onSuccess: async () => {
      showToast({ text: 'A loja está aberta e recebe pedidos.' });
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  if (error !== null)
    return (
      <LoadFailure
        title="Não foi possível ver o que falta preparar"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  if (data?.situacao === 'SUSPENSA' || data?.situacao === 'ARQUIVADA')
    return (
      <Card
        as="section"
        aria-labelledby="preparo"
        className="flex flex-col gap-1 border-warn-line bg-warn-soft"
      >
        <h2 id="preparo" className="text-lg">
          A plataforma fechou esta loja
        </h2>
        <p>Você vê tudo, e não pode mudar nada. Fale com a administração da plataforma.</p>
      </Card>
    );
  if (data?.situacao !== 'RASCUNHO') return null;
  const list = checklistFromWire(data.preparo);
  const ready = isComplete(list);
  return (
    <Card as="section" aria-labelledby="preparo" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="preparo" className="text-lg">
          {ready ? 'A loja está pronta para vender' : 'Prepare a loja para vender'}
        </h2>
        <p className="text-ink-2 text-sm">
          {ready
            ? 'Publique a loja: a partir daí ela recebe pedidos.'
            : 'Enquanto isso, quem tem o endereço vê a loja, e ela não recebe pedidos.'}
        </p>
      </div>
      <Refused error={publish.error} otherwise="Não foi possível publicar a loja. Tente de novo." />
      <Checklist list={list} hrefOf={(item) => panelHref(shop, PLACES[item])} />
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" disabled={!ready} busy={publish.isPending} onClick={() => publish.mutate()}>
          Publicar loja
        </Button>
        <LinkButton href={`/${shop.slug}`}>Ver a loja</LinkButton>
      </div>
    </Card>
  );
}
