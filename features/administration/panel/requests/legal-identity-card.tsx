import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sendRequestEndpoint, withdrawRequestEndpoint } from '../../contract/identity-requests.endpoints.ts';
import type { WireLegalIdentity } from '../../contract/identity-requests.schema.ts';
import { OwnRequest } from './own-request.tsx';
import { RequestForm, type RequestValues } from './request-form.tsx';
import { shopRequestQuery } from './requests-query.ts';

const factsOf = ({ nome, slug, razaoSocial, cnpj }: WireLegalIdentity) => [
  { label: 'Nome da loja', value: nome },
  { label: 'Apelido', value: `/${slug}` },
  { label: 'Razão social', value: razaoSocial },
  { label: 'CNPJ ou CPF', value: cnpj },
];

/** What the platform answers for: the owner sees it, and requests its change. */
export function LegalIdentityCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop, session, standing } = useStaffPlace();
  const query = shopRequestQuery(api, shop.id);
  const { data, error, refetch, isFetching } = useQuery(query);
  const [editing, setEditing] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const title = useId();
  const params = { idfornecedor: shop.id };
  const readAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  if (data === undefined)
    return error === null ? (
      <RowsLoading rows={1} />
    ) : (
      <LoadFailure
        title="Não foi possível carregar nome e documentos"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  const { atual, solicitacao } = data;
  const live =
    solicitacao?.situacao === 'ABERTA' || solicitacao?.situacao === 'DEVOLVIDA' ? solicitacao : undefined;
  const isOwner = standing === 'owner' && session.acting === undefined;
  const send = async ({ motivo, ...wanted }: RequestValues): Promise<void> => {
    const versao = live === undefined ? {} : { versao: live.versao };
    try {
      await api.call(sendRequestEndpoint, { params, body: { ...wanted, motivo, ...versao } });
    } finally {
      await readAgain();
    }
  };
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id={title} className="text-lg">
          Nome e documentos
        </h2>
        <p className="text-ink-2 text-sm">
          A plataforma responde por estes dados. Depois que a loja abre, eles mudam por uma solicitação que a
          plataforma confere; o apelido, sempre.
        </p>
      </div>
      <Facts facts={factsOf(atual)} />
      {solicitacao !== null && <OwnRequest request={solicitacao} />}
      {editing ? (
        <RequestForm
          values={live === undefined ? { ...atual, motivo: '' } : { ...live.pedido, motivo: live.motivo }}
          send={send}
          onSent={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        isOwner && (
          <div className="flex flex-wrap gap-2">
            <Button
              tone={live?.situacao === 'DEVOLVIDA' ? 'primary' : 'secondary'}
              onClick={() => setEditing(true)}
            >
              {labelOf(live?.situacao)}
            </Button>
            {live !== undefined && <Button onClick={() => setWithdrawing(true)}>Retirar solicitação</Button>}
          </div>
        )
      )}
      {!isOwner && <p className="text-ink-2 text-sm">Só quem é dono da loja pede uma mudança.</p>}
      {live !== undefined && (
        <ConfirmDialog
          open={withdrawing}
          onClose={() => setWithdrawing(false)}
          title="Retirar a solicitação?"
          text="A plataforma não a vê mais, e a loja continua como está."
          action="Retirar"
          onConfirm={async () => {
            try {
              await api.call(withdrawRequestEndpoint, { params, body: { versao: live.versao } });
            } finally {
              await readAgain();
            }
            setEditing(false);
            showToast({ text: 'Solicitação retirada.' });
          }}
        />
      )}
    </Card>
  );
}

const labelOf = (state: 'ABERTA' | 'DEVOLVIDA' | 'APROVADA' | 'RETIRADA' | undefined): string =>
  state === 'DEVOLVIDA'
    ? 'Corrigir e enviar de novo'
    : state === 'ABERTA'
      ? 'Corrigir solicitação'
      : 'Pedir uma mudança';
