import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { dropPolicyEndpoint, endPolicyEndpoint } from '../../contract/policies.endpoints.ts';
import type { KnownPolicy } from '../../domain/policy.ts';
import { policiesKey } from './policies-query.ts';

/** One that is on is ended and stays on the list; one that has not begun, or is over, is deleted. */
export type PolicyDeed = 'end' | 'delete';

interface PolicyDialogProps {
  readonly policy: KnownPolicy;
  readonly deed: PolicyDeed;
  readonly onClose: () => void;
}

export function PolicyDialog({ policy: { id, name }, deed, onClose }: PolicyDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const params = { idfornecedor: shop.id, idpolitica: id };
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      if (deed === 'end') await api.call(endPolicyEndpoint, { params });
      else await api.call(dropPolicyEndpoint, { params });
    },
    onSuccess: () => {
      showToast({ text: `A política “${name}” foi ${deed === 'end' ? 'encerrada' : 'excluída'}.` });
      return client.invalidateQueries({ queryKey: policiesKey(shop.id) });
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={deed === 'end' ? `Encerrar a política “${name}”?` : `Excluir a política “${name}”?`}
      text={
        deed === 'end'
          ? 'Os próximos preços mostrados são sem ela. Os pedidos feitos com ela ficam como estão.'
          : 'Ela sai da lista. Os pedidos feitos com ela ficam como estão.'
      }
      action={deed === 'end' ? 'Encerrar política' : 'Excluir política'}
      danger
      onConfirm={() => mutateAsync()}
    />
  );
}
