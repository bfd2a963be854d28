import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatLongDate } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { cancelDeletionEndpoint } from '../contract/privacy.endpoints.ts';
import { DELETION_FAILED } from '../contract/privacy-texts.ts';
import type { Deletion } from '../domain/deletion.ts';
import { deletionQuery } from './deletion-query.ts';

/** Date of a confirmed deletion, with a button to cancel it. */
export function DeletionUnderWay({ deletion }: { readonly deletion: Deletion }) {
  const api = useApi();
  const zone = useTimeZone();
  const session = useSession();
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.call(cancelDeletionEndpoint, { params: { idcliente: session.clientId } }),
    onSuccess: async ({ message }) => {
      showToast({ text: message });
      await queryClient.invalidateQueries({ queryKey: deletionQuery(api, session).queryKey });
    },
  });
  return (
    <>
      <Refused error={cancel.error} otherwise={DELETION_FAILED} />
      <Alert
        tone="warn"
        title={`O seu cadastro será excluído a partir de ${formatLongDate(deletion.dueAt ?? 0, zone)}`}
        actions={
          <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Desistir da exclusão
          </Button>
        }
      >
        Até lá tudo continua como está. Se houver um pedido em andamento, esperamos que ele termine.
      </Alert>
    </>
  );
}
