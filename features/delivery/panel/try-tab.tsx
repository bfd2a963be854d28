import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatClockTime } from '#features/suppliers/contract/clock-time.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, formatMoney, toReais, ZERO } from '#kernel/money.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { deliveryOptionFromWire } from '../contract/delivery-option.wire.ts';
import { tryDeliveryEndpoint } from '../contract/panel-delivery.endpoints.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import { isFull } from '../domain/slots.ts';

const NEW = { cep: '', value: 10_000 as number | null, grams: 1_000 as number | null };
const FIELDS = { valor: 'value', gramas: 'grams' };

interface TryTabProps {
  /** Some area charges by weight, which is then asked for. */
  readonly byWeight: boolean;
}

/** What a shopper with this CEP is offered now: the rules that charge, and the windows that are free. */
export function TryTab({ byWeight }: TryTabProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [options, setOptions] = useState<readonly DeliveryOption[]>();
  const form = usePanelForm({
    values: NEW,
    fields: FIELDS,
    save: async ({ cep, value, grams }) => {
      setOptions(undefined);
      const { formasEntrega } = await api.call(tryDeliveryEndpoint, {
        params: { idfornecedor: shop.id },
        query: {
          cep: cep.trim(),
          valor: toReais(centavos(value ?? 0)),
          ...defined({ gramas: byWeight ? (grams ?? 0) : undefined }),
        },
      });
      setOptions(formasEntrega.map(deliveryOptionFromWire));
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <FormBody plain form={form} label="Simular" onCancel={() => setOptions(undefined)}>
        <FormSection title="Quem compra" help="O que a loja responderia agora, com as regras que cobram.">
          <FormText
            form={form}
            name="cep"
            label="CEP"
            required
            maxLength={9}
            check={(cep) =>
              /^\d{5}-?\d{3}$/.test(cep.trim()) ? undefined : 'Informe um CEP de oito dígitos.'
            }
          />
          <FormMoney form={form} name="value" label="Valor dos produtos" required min={0} />
          {byWeight && (
            <FormQuantity
              form={form}
              name="grams"
              label="Peso dos produtos"
              unit="kg"
              required
              max={100_000_000}
            />
          )}
        </FormSection>
      </FormBody>
      {options?.length === 0 && (
        <Alert announced tone="warn">
          Para este CEP a loja não oferece nada.
        </Alert>
      )}
      {options !== undefined && options.length > 0 && (
        <ul aria-label="O que a loja oferece" className="grid gap-3 md:grid-cols-2">
          {options.map((option) => (
            <Option key={option.id} option={option} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Option({ option }: { readonly option: DeliveryOption }) {
  const { type, name, fee, basis, minimumOrder, freeFrom, cutOff, approximate, slots } = option;
  const free = slots.filter((slot) => !isFull(slot));
  const facts = [
    fee === ZERO ? 'Grátis' : `Taxa ${formatMoney(fee)}${approximate ? ' (aproximada)' : ''}`,
    ...(basis === undefined ? [] : [BASES[basis.rule.kind]]),
    ...(minimumOrder === ZERO ? [] : [`Pedido mínimo ${formatMoney(minimumOrder)}`]),
    ...(freeFrom === undefined ? [] : [`Grátis a partir de ${formatMoney(freeFrom)}`]),
    ...(cutOff === undefined ? [] : [`Pedidos até ${formatClockTime(cutOff)} contam no dia`]),
    slots.length === 0 ? 'Sem horários a escolher' : `${free.length} horários livres nos próximos dias`,
  ];
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold">
        {type === 'delivery' ? 'Entrega' : 'Retirada'}: {name}
      </p>
      <ul className="text-ink-2 text-sm">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  );
}

/** What the fee went by. */
const BASES = {
  distance: 'Pela distância até a loja',
  weight: 'Pela faixa de peso',
  value: 'Pela faixa de valor',
} as const;
