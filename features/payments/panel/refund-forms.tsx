import { centavos, formatMoney, toReais, ZERO } from '#kernel/money.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { refundChargeEndpoint } from '../contract/charges/panel-charges.endpoints.ts';
import { stillPaid } from '../domain/charges/charge.ts';
import { refundedWords } from './moved-words.ts';
import { type MoneyFormProps, useMoneyForm } from './use-money-form.ts';

/** Gives back what a provider took, the way it came. */
export function RefundForm(props: MoneyFormProps) {
  const { charge } = props.record;
  const left = stillPaid(charge);
  const form = useMoneyForm<{ valor: number | null; motivo: string }>(props, {
    values: { valor: left, motivo: '' },
    send: (api, params, { valor, motivo }) =>
      api.call(refundChargeEndpoint, {
        params,
        body: {
          valor: toReais(centavos(valor ?? 0)),
          motivo: motivo.trim(),
          jaDevolvido: toReais(charge.refunded ?? ZERO),
        },
      }),
    said: (after) => refundedWords(charge, after),
  });
  return (
    <FormBody form={form} plain label="Devolver" onCancel={props.onClose}>
      <p className="text-ink-2 text-sm">
        O provedor devolve a quem pagou, da forma como pagou. Se produtos voltaram para a loja, registre a
        devolução no pedido: ela cuida do dinheiro e do estoque.
      </p>
      <div className="grid gap-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <FormMoney
          form={form}
          name="valor"
          label="Valor a devolver"
          required="Escreva quanto devolver."
          min={1}
          max={left}
          hint={`Até ${formatMoney(left)}.`}
        />
        <FormText
          form={form}
          name="motivo"
          label="Motivo"
          required="Diga por quê: fica no histórico."
          maxLength={200}
          placeholder="Atraso na entrega"
        />
      </div>
    </FormBody>
  );
}

/** Records that the shop itself gave back what it had received itself. */
export function RecordRefundForm(props: MoneyFormProps) {
  const { charge, toRefund } = props.record;
  const due = toRefund ?? stillPaid(charge);
  const form = useMoneyForm<{ motivo: string }>(props, {
    values: { motivo: '' },
    send: (api, params, { motivo }) =>
      api.call(refundChargeEndpoint, {
        params,
        body: { valor: toReais(due), motivo: motivo.trim(), jaDevolvido: toReais(charge.refunded ?? ZERO) },
      }),
    said: () => 'Devolução anotada.',
  });
  return (
    <FormBody form={form} plain label="Anotar devolução" onCancel={props.onClose}>
      <FormText
        form={form}
        name="motivo"
        label="Como foi devolvido?"
        required="Diga como foi devolvido."
        maxLength={200}
      />
    </FormBody>
  );
}
