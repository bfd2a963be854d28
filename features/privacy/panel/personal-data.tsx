import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { ClientPage } from '#features/clients/domain/client-page.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate, formatDateTime } from '#kernel/time/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { download } from '#platform/web/download.ts';
import { useApi } from '#platform/web/use-api.ts';
import { deletionFromWire } from '../contract/deletion.wire.ts';
import {
  exportClientEndpoint,
  offerDeletionEndpoint,
  showClientDeletionEndpoint,
} from '../contract/panel-privacy.endpoints.ts';
import { personalReportPage } from '../ui/personal-report-page.ts';
import { RetentionList } from './retention/retention-list.tsx';

/** What a shop does when a client asks for their data, or for its deletion. LGPD art. 18. */
export function PersonalData({ client }: { readonly client: ClientPage }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const [confirming, setConfirming] = useState<'export' | 'deletion'>();
  const params = { idfornecedor: shop.id, idcliente: client.clientId };
  const queryKey = ['panel', shop.id, 'client-deletion', client.clientId] as const;
  const { data: deletion } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      deletionFromWire(await api.call(showClientDeletionEndpoint, { params }, { signal })),
  });
  const exportData = async (): Promise<void> => {
    const report = await api.call(exportClientEndpoint, { params });
    const page = personalReportPage(report, client.name, 'Dados pessoais');
    download(`dados-pessoais-${shop.slug}.html`, new Blob([page], { type: 'text/html;charset=utf-8' }));
    showToast({ text: 'Dados reunidos. Entregue o arquivo só ao próprio cliente.' });
  };
  const offerDeletion = async (): Promise<void> => {
    const { message } = await api.call(offerDeletionEndpoint, { params });
    showToast({ text: message });
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <div className="flex max-w-225 flex-col gap-5">
      <Card as="section" aria-labelledby="consentimentos" className="flex flex-col gap-3">
        <h2 id="consentimentos" className="text-lg">
          Termos aceitos
        </h2>
        {client.acceptedTerms.length === 0 ? (
          <p className="text-ink-2 text-sm">Ninguém deste cliente aceitou os termos da loja ainda.</p>
        ) : (
          <ul aria-label="Termos aceitos" className="flex flex-col gap-1 text-sm">
            {client.acceptedTerms.map(({ version, at, by }) => (
              <li key={`${version} ${by}`}>
                Versão {version}, por {by}, em {formatDateTime(at, zone)}
              </li>
            ))}
          </ul>
        )}
        <p className="text-ink-2 text-sm">
          As escolhas de cookies ficam no navegador do cliente; a loja não as guarda.
        </p>
      </Card>
      {!client.forgotten && (
        <>
          <Card as="section" aria-labelledby="exportar" className="flex flex-col items-start gap-3">
            <h2 id="exportar" className="text-lg">
              Exportar dados
            </h2>
            <p className="text-sm">
              Se o cliente pedir os seus dados (LGPD, art. 18), reúna aqui tudo que a sua loja guarda dele,
              também as notas da equipe. Ele mesmo pode baixar os dados de todas as lojas em “Privacidade e
              dados”.
            </p>
            <Button onClick={() => setConfirming('export')}>Exportar dados</Button>
          </Card>
          <Card as="section" aria-labelledby="excluir" className="flex flex-col items-start gap-3">
            <h2 id="excluir" className="text-lg">
              Excluir dados
            </h2>
            {deletion?.dueAt !== undefined ? (
              <Alert tone="warn" title="Exclusão marcada">
                O cliente confirmou a exclusão: os dados serão excluídos a partir de{' '}
                {formatDate(deletion.dueAt, zone)}. Até lá ele pode desistir.
              </Alert>
            ) : (
              <>
                <p className="text-sm">
                  O cadastro é um só em todas as lojas que o cliente usa. Por isso só ele pode confirmar a
                  exclusão: a loja manda o link, e nada é excluído sem a confirmação dele.
                </p>
                {deletion !== undefined && deletion !== null && (
                  <p className="text-ink-2 text-sm">
                    Link enviado em {formatDateTime(deletion.requestedAt, zone)}; esperamos a confirmação.
                  </p>
                )}
                <Button tone="danger" onClick={() => setConfirming('deletion')}>
                  Excluir dados
                </Button>
              </>
            )}
          </Card>
        </>
      )}
      <RetentionList />
      <ConfirmDialog
        open={confirming === 'export'}
        onClose={() => setConfirming(undefined)}
        title={`Exportar os dados de ${client.name}?`}
        text="O arquivo tem dados pessoais. Entregue-o só ao próprio cliente, depois de conferir quem ele é. A auditoria registra quem exportou."
        action="Exportar dados"
        onConfirm={exportData}
      />
      <ConfirmDialog
        open={confirming === 'deletion'}
        onClose={() => setConfirming(undefined)}
        title={`Enviar a ${client.name} o link de exclusão?`}
        text={`O link vai para ${client.email ?? 'o e-mail do cadastro'} e vale por 30 minutos. Se o cliente confirmar, tem 7 dias para desistir; depois o cadastro é excluído em todas as lojas e não volta. Dos pedidos fica só o que a lei manda guardar.`}
        action="Enviar link de exclusão"
        danger
        onConfirm={offerDeletion}
      />
    </div>
  );
}
