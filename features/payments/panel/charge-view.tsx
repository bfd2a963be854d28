import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney, toReais, ZERO } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { confirmChargeEndpoint, refundChargeEndpoint } from '../contract/charges/panel-charges.endpoints.ts';
import { stillPaid } from '../domain/charges/charge.ts';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';
import { isOpen } from '../domain/charges/charge-status.ts';
import { chargeWords, kindWords, pendingWords } from './charge-words.ts';

/** A payment with its state; the shop confirms and gives back what it receives itself. */
export function ChargeView({ record }: { readonly record: ChargeRecord }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('payments:write');
  const { charge, operation, provider, ref, createdAt } = record;
  const { title, tone } = chargeWords[charge.status];
  const byHand = provider === undefined;
  // That its debit is awaited stands above.
  const isPlanned = charge.collection !== undefined && operation === 'watch';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {charge.collection === undefined ? kindWords[charge.kind] : 'Pix Automático'}
          <Badge tone={tone}>{title}</Badge>
        </p>
        <p className="font-semibold tabular-nums">{formatMoney(charge.amount)}</p>
      </div>
      <p className="text-ink-2 text-sm">
        {formatDateTime(createdAt, timeZoneOf(shop))}
        {ref !== undefined && ` · ${ref}`}
        {(charge.refunded ?? ZERO) > ZERO && ` · devolvido ${formatMoney(charge.refunded ?? ZERO)}`}
      </p>
      {charge.collection !== undefined && isOpen(charge.status) && (
        <p className="text-sm">
          O banco do cliente debita em {formatDay(charge.collection.dueOn)}
          {charge.collection.failedOn.length > 0 &&
            ` · sem saldo em ${joinNames(charge.collection.failedOn.map(formatDay))}`}
        </p>
      )}
      {operation !== undefined && !isPlanned && (
        <p className="text-sm text-warn">{pendingWords[operation]}</p>
      )}
      {mayWrite && byHand && charge.status === 'pending' && <Confirm record={record} />}
      {mayWrite && byHand && operation === 'refund' && <Refund record={record} />}
    </div>
  );
}

function useChargeCall<Input>(call: (input: Input) => Promise<unknown>, said: string) {
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => showToast({ text: said }),
    // A payment moves its order, too; and after a refusal somebody else has been here.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['panel', shop.id] }),
  });
}

function Confirm({ record: { charge } }: { readonly record: ChargeRecord }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const confirm = useChargeCall(
    () =>
      api.call(confirmChargeEndpoint, {
        params: { idfornecedor: shop.id, idcobranca: charge.id },
        body: {},
      }),
    'Pagamento confirmado.',
  );
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

function Refund({ record: { charge, toRefund } }: { readonly record: ChargeRecord }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [open, setOpen] = useState(false);
  const due = toRefund ?? stillPaid(charge);
  const refund = useChargeCall(
    (reason: string) =>
      api.call(refundChargeEndpoint, {
        params: { idfornecedor: shop.id, idcobranca: charge.id },
        body: { valor: toReais(due), motivo: reason, jaDevolvido: toReais(charge.refunded ?? ZERO) },
      }),
    'Devolução anotada.',
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    refund.mutate(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  };
  if (due === ZERO) return null;
  if (!open)
    return (
      <Button size="sm" className="self-start" onClick={() => setOpen(true)}>
        Já devolvi {formatMoney(due)}
      </Button>
    );
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <Refused error={refund.error} otherwise="Não foi possível anotar. Tente de novo." />
      <TextField autoFocus required name="reason" label="Como foi devolvido?" maxLength={200} />
      <FormButtons label="Anotar devolução" busy={refund.isPending} onCancel={() => setOpen(false)} />
    </form>
  );
}
