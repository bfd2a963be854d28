import { centavos, type Money, toReais } from '#kernel/money.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { captureChargeEndpoint } from '../contract/charges/panel-charges.endpoints.ts';
import { capturedWords } from './moved-words.ts';
import { type MoneyFormProps, useMoneyForm } from './use-money-form.ts';

interface CaptureFormProps extends MoneyFormProps {
  /** What the goods that there are come to; absent: all of it. */
  readonly amount: Money | undefined;
}

/** Takes what the card has reserved: all of it, or what the goods came to. */
export function CaptureForm({ amount, ...props }: CaptureFormProps) {
  const { charge } = props.record;
  const form = useMoneyForm<{ valor: number | null }>(props, {
    values: { valor: amount ?? charge.amount },
    send: (api, params, { valor }) =>
      api.call(captureChargeEndpoint, { params, body: { valor: toReais(centavos(valor ?? 0)) } }),
    said: capturedWords,
  });
  return (
    <FormBody form={form} plain label="Capturar" onCancel={props.onClose}>
      <p className="text-ink-2 text-sm">
        O cartão reservou o valor, e ainda não foi cobrado. Se faltou um produto ou o peso foi menor, capture
        menos: o resto é liberado no cartão. Captura-se uma só vez, e antes que a reserva vença, em geral em
        poucos dias.
      </p>
      <FormMoney
        form={form}
        name="valor"
        label="Valor a cobrar"
        required="Escreva quanto cobrar."
        min={1}
        hint="Um pouco mais que o reservado, só se o provedor deixar."
        className="max-w-60"
      />
    </FormBody>
  );
}
