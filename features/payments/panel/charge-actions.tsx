import { useState } from 'react';
import { useMay } from '#features/accounts/panel/staff-place.ts';
import { formatMoney, type Money, ZERO } from '#kernel/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { stillPaid } from '../domain/charges/charge.ts';
import { chargeActions, waitsForCapture } from '../domain/charges/charge-actions.ts';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';
import { CaptureForm } from './capture-form.tsx';
import { ConfirmCharge } from './confirm-charge.tsx';
import { ReceiveLate } from './receive-late.tsx';
import { RecordRefundForm, RefundForm } from './refund-forms.tsx';

interface ActionProps {
  readonly record: ChargeRecord;
}

interface ChargeActionsProps extends ActionProps {
  /** In a row of a list: without the sentence that explains an action. */
  readonly brief?: boolean;
  readonly capture?: ProposedCapture;
}

/** What the goods that there are come to, where they are not what was ordered. */
export interface ProposedCapture {
  readonly amount: Money | undefined;
  /** Its form is there at once. */
  readonly open: boolean;
}

/** What the shop's people can do with a payment, for those who may move money. */
export function ChargeActions({ record, brief = false, capture }: ChargeActionsProps) {
  const mayWrite = useMay('payments:write');
  const [open, setOpen] = useState(capture?.open === true && waitsForCapture(record));
  const [action] = mayWrite ? chargeActions(record) : [];
  const form = { record, onClose: () => setOpen(false) };
  switch (action) {
    case 'confirm':
      return <ConfirmCharge record={record} />;
    case 'receive-late':
      return <ReceiveLate record={record} brief={brief} />;
    case 'capture':
      return open ? (
        <CaptureForm {...form} amount={capture?.amount} />
      ) : (
        <Opener label="Capturar" primary onOpen={setOpen} />
      );
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
