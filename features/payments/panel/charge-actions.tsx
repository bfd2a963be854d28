import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { confirmChargeEndpoint } from '../contract/charges/panel-charges.endpoints.ts';
import { stillPaid } from '../domain/charges/charge.ts';
import { chargeActions } from '../domain/charges/charge-actions.ts';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';
import { CaptureForm } from './capture-form.tsx';
import { RecordRefundForm, RefundForm } from './refund-forms.tsx';

interface ActionProps {
  readonly record: ChargeRecord;
}

/** What the shop's people can do with a payment, for those who may move money. */
export function ChargeActions({ record }: ActionProps) {
  const mayWrite = useMay('payments:write');
  const [open, setOpen] = useState(false);
  const [action] = mayWrite ? chargeActions(record) : [];
  const form = { record, onClose: () => setOpen(false) };
  switch (action) {
    case 'confirm':
      return <Confirm record={record} />;
    case 'capture':
      return open ? <CaptureForm {...form} /> : <Opener label="Capturar" primary onOpen={setOpen} />;
    case 'refund':
      return open ? <RefundForm {...form} /> : <Opener label="Devolver dinheiro" onOpen={setOpen} />;
    case 'record-refund':
      return open ? <RecordRefundForm {...form} /> : <RecordRefund record={record} onOpen={setOpen} />;
    default:
      return null;
  }
}

interface OpenerProps {
  readonly label: string;
  readonly primary?: boolean;
  readonly onOpen: (open: true) => void;
}

const Opener = ({ label, primary = false, onOpen }: OpenerProps) => (
  <Button
    size="sm"
    className="self-start"
    tone={primary ? 'primary' : 'secondary'}
    onClick={() => onOpen(true)}
  >
    {label}
  </Button>
);

function RecordRefund({ record, onOpen }: ActionProps & Pick<OpenerProps, 'onOpen'>) {
  const due = record.toRefund ?? stillPaid(record.charge);
  return due === ZERO ? null : <Opener label={`Já devolvi ${formatMoney(due)}`} onOpen={onOpen} />;
}

function Confirm({ record: { charge } }: ActionProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => {
      const params = { idfornecedor: shop.id, idcobranca: charge.id };
      return api.call(confirmChargeEndpoint, { params, body: {} });
    },
    onSuccess: () => showToast({ text: 'Pagamento confirmado.' }),
    // A payment moves its order, too; and after a refusal somebody else has been here.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['panel', shop.id] }),
  });
  return (
    <>
      <Refused error={confirm.error} otherwise="Não foi possível confirmar. Tente de novo." />
      <Button
        size="sm"
        className="self-start"
        busy={confirm.isPending}
        onClick={() => confirm.mutate(undefined)}
      >
        Confirmar recebimento
      </Button>
    </>
  );
}
