import { Suspense, useState } from 'react';
import { defined } from '#kernel/defined.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';
import { useConfirm } from './confirm-charge.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface ReceiveLateProps {
  readonly record: ChargeRecord;
  readonly brief: boolean;
}

/** Money has come for a charge that was voided: the order is paid by it, or it has to go back. */
export function ReceiveLate({ record, brief }: ReceiveLateProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {!brief && (
        <p className="text-ink-2 text-sm">
          Esta cobrança foi anulada. Se o dinheiro dela chegou mesmo assim, registre-o.
        </p>
      )}
      <Button
        size="sm"
        className="self-start"
        aria-label={`Chegou dinheiro do pedido ${record.orderNumber}`}
        onClick={() => setOpen(true)}
      >
        Chegou dinheiro
      </Button>
      {open && (
        <Suspense>
          <Dialog
            open
            onClose={close}
            title={`Chegou dinheiro do pedido ${record.orderNumber}?`}
            description="Se o pedido ainda espera pagamento, o valor inteiro o paga. Se foi cancelado, ou já foi pago de outra forma, fica anotado que falta devolver o que chegou."
          >
            <ReceivedForm record={record} onClose={close} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

interface Received {
  readonly amount: number | null;
  readonly how: string;
}

function ReceivedForm({
  record,
  onClose,
}: Pick<ReceiveLateProps, 'record'> & { readonly onClose: () => void }) {
  const confirm = useConfirm(record);
  const { amount: charged } = record.charge;
  const form = usePanelForm<Received, void>({
    values: { amount: charged, how: '' },
    save: ({ amount, how }) =>
      confirm({
        chegouTarde: true,
        valor: toReais(centavos(amount ?? charged)),
        ...defined({ motivo: how.trim() || undefined }),
      }),
    onSaved: onClose,
    fields: { valor: 'amount', motivo: 'how' },
    about: { 'too-much': 'amount', 'not-whole': 'amount' },
  });
  return (
    <FormBody form={form} plain label="Registrar recebimento" onCancel={onClose}>
      <FormMoney
        form={form}
        name="amount"
        label="Valor que chegou"
        required="Escreva quanto chegou."
        min={1}
        max={charged}
        className="max-w-60"
      />
      <FormText form={form} name="how" label="Como chegou" optional maxLength={200} />
    </FormBody>
  );
}
