import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { transferClientsEndpoint } from '../contract/panel-representatives.endpoints.ts';
import type { Representative } from '../domain/represented-client.ts';

interface TransferDialogProps {
  readonly from: Pick<Representative, 'userId' | 'name' | 'clientCount'>;
  /** Undefined: all of them. */
  readonly clientIds: readonly string[] | undefined;
  readonly others: readonly Pick<Representative, 'userId' | 'name'>[];
  readonly onClose: () => void;
}

/** Asks to whom the clients pass. */
export function TransferDialog({ from, clientIds, others, onClose }: TransferDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const [to, setTo] = useState(others[0]?.userId ?? '');
  const count = clientIds?.length ?? from.clientCount;
  const many = count === 1 ? '1 cliente' : `${count} clientes`;
  const transfer = async (): Promise<void> => {
    const { transferidos } = await api.call(transferClientsEndpoint, {
      params: { idfornecedor: shop.id, idrepresentante: from.userId },
      body: { para: to, ...(clientIds === undefined ? {} : { clientes: [...clientIds] }) },
    });
    const name = others.find(({ userId }) => userId === to)?.name ?? '';
    showToast({
      text:
        transferidos === 1
          ? `1 cliente passou para ${name}.`
          : `${transferidos} clientes passaram para ${name}.`,
    });
    await queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={clientIds === undefined ? 'Transferir a carteira?' : `Transferir ${many}?`}
      text={`${clientIds === undefined ? `A carteira tem ${many}. ` : ''}Se ${from.name} estiver comprando por um deles agora, sai da conta dele na hora.`}
      action="Transferir"
      onConfirm={transfer}
    >
      <Select
        label="Para"
        value={to}
        onChange={({ currentTarget: { value } }) => setTo(value)}
        options={others.map(({ userId, name }) => ({ value: userId, label: name }))}
      />
    </ConfirmDialog>
  );
}
