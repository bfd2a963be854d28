import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { approveRequestEndpoint, returnRequestEndpoint } from '../../contract/identity-requests.endpoints.ts';
import type { WireListedRequest } from '../../contract/identity-requests.schema.ts';
import { legalIdentityFromWire } from '../../contract/identity-requests.wire.ts';
import { isOutdated } from '../../domain/identity-request.ts';
import { localMoment } from '../local-moment.ts';
import { useMayChange } from '../platform-person.ts';
import { shopHref } from '../shops/shops-screen.tsx';
import { ComparedIdentity } from './compared-identity.tsx';

/** One shop's request: what it was, what it would be, and what the platform does with it. */
export function RequestCard({ row }: { readonly row: WireListedRequest }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayChange = useMayChange();
  const [chosen, setChosen] = useState<'approve' | 'return'>();
  const { idfornecedor, atual, solicitacao } = row;
  const { situacao, antes, pedido, motivo, mensagem, pedidoPor, pedidoEm, decididoPor, decididoEm, versao } =
    solicitacao;
  const waits = situacao === 'ABERTA';
  const outdated =
    waits && isOutdated({ before: legalIdentityFromWire(antes) }, legalIdentityFromWire(atual));
  const params = { idfornecedor };
  /** Also after a refusal: somebody else was faster, or the shop has changed. */
  const decide = async (call: Promise<unknown>, said: string): Promise<void> => {
    try {
      await call;
      showToast({ text: said });
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['platform'] });
    }
  };
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-col gap-0.5">
        <h2 className="text-base">
          <AppLink href={shopHref(idfornecedor)} className="text-brand-text hover:underline">
            {atual.nome}
          </AppLink>
        </h2>
        <p className="text-ink-2 text-sm">
          Pedida por {pedidoPor} em {localMoment(pedidoEm)}
          {decididoEm !== undefined && `; respondida por ${decididoPor ?? ''} em ${localMoment(decididoEm)}`}
        </p>
      </div>
      {outdated && (
        <Alert tone="warn">
          A loja mudou depois que a solicitação foi enviada: ela não pode mais ser aprovada assim. Devolva-a.
        </Alert>
      )}
      <ComparedIdentity caption={`Mudança pedida por ${atual.nome}`} before={antes} wanted={pedido} />
      <p className="text-sm wrap-anywhere">
        <span className="text-ink-2">Motivo: </span>
        {motivo}
      </p>
      {mensagem !== undefined && (
        <p className="text-sm wrap-anywhere">
          <span className="text-ink-2">Resposta da plataforma: </span>
          {mensagem}
        </p>
      )}
      {waits && mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button tone="primary" disabled={outdated} onClick={() => setChosen('approve')}>
            Aprovar<span className="sr-only"> a mudança de {atual.nome}</span>
          </Button>
          <Button onClick={() => setChosen('return')}>
            Devolver<span className="sr-only"> a solicitação de {atual.nome}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={chosen === 'approve'}
        onClose={() => setChosen(undefined)}
        title={`Aprovar a mudança de ${atual.nome}?`}
        text={
          pedido.slug === antes.slug
            ? 'Os dados novos valem na hora em todas as páginas da loja. Os donos recebem um e-mail.'
            : 'Os dados novos valem na hora em todas as páginas da loja, e os links com o apelido antigo deixam de funcionar. Os donos recebem um e-mail.'
        }
        action="Aprovar"
        onConfirm={() =>
          decide(
            api.call(approveRequestEndpoint, { params, body: { versao } }),
            'Mudança aprovada e aplicada.',
          )
        }
      />
      <ConfirmDialog
        open={chosen === 'return'}
        onClose={() => setChosen(undefined)}
        title={`Devolver a solicitação de ${atual.nome}?`}
        text="Nada muda na loja. Os donos recebem a mensagem por e-mail e no painel, e podem enviar de novo."
        action="Devolver"
        reason={{ label: 'Mensagem para os donos da loja', required: true }}
        onConfirm={(mensagem) =>
          decide(
            api.call(returnRequestEndpoint, { params, body: { mensagem, versao } }),
            'Solicitação devolvida.',
          )
        }
      />
    </Card>
  );
}
