import { useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { dismissRepresentativeEndpoint } from '../contract/panel-representatives.endpoints.ts';
import type { Representative } from '../domain/represented-client.ts';
import { representativesKey } from './representatives-query.ts';

interface DismissDialogProps {
  readonly representative: Pick<Representative, 'userId' | 'name' | 'clientCount'>;
  readonly onClose: () => void;
}

/** Asks before a representation ends. */
export function DismissDialog({ representative, onClose }: DismissDialogProps) {
  const api = useApi();
  const lead = useLead();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const { userId, name, clientCount } = representative;
  const dismiss = async (): Promise<void> => {
    await api.call(dismissRepresentativeEndpoint, {
      params: { idfornecedor: shop.id, idrepresentante: userId },
    });
    showToast({ text: `${name} não representa mais a loja.` });
    void lead(panelHref(shop, '/representantes'));
    await queryClient.invalidateQueries({ queryKey: representativesKey(shop.id) });
  };
  const left = clientCount === 1 ? '1 cliente' : `${clientCount} clientes`;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Encerrar a representação de ${name}?`}
      text={
        clientCount === 0
          ? 'As sessões abertas como representante terminam na hora.'
          : `As sessões abertas como representante terminam na hora, e ${left} ficam sem quem os represente. Para que outra pessoa os atenda, transfira a carteira antes.`
      }
      action="Encerrar representação"
      danger
      onConfirm={dismiss}
    />
  );
}
