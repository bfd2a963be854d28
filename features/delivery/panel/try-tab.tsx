import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { deliveryOptionFromWire } from '../contract/delivery-option.wire.ts';
import { tryDeliveryEndpoint } from '../contract/panel-delivery.endpoints.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import { TryOption } from './try-option.tsx';
import { reasonWords } from './try-words.ts';

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
  const [reason, setReason] = useState<string>();
  const forget = (): void => {
    setOptions(undefined);
    setReason(undefined);
  };
  const form = usePanelForm({
    values: NEW,
    fields: FIELDS,
    save: async ({ cep, value, grams }) => {
      forget();
      const query = {
        cep: cep.trim(),
        valor: toReais(centavos(value ?? 0)),
        ...defined({ gramas: byWeight ? (grams ?? 0) : undefined }),
      };
      const optionsFor = async (tipoEntrega?: 'DELIVERY'): Promise<readonly DeliveryOption[] | undefined> => {
        try {
          const call = {
            params: { idfornecedor: shop.id },
            query: { ...query, ...defined({ tipoEntrega }) },
          };
          return (await api.call(tryDeliveryEndpoint, call)).formasEntrega.map(deliveryOptionFromWire);
        } catch (error) {
          const said = error instanceof ApiRefusal ? reasonWords(error.problem) : undefined;
          if (said === undefined) throw error;
          setReason(said);
          return undefined;
        }
      };
      const offered = await optionsFor();
      // Where one may only pick up, the answer does not say why; a shop that brings nothing answers the same again.
      if (offered?.every(({ type }) => type === 'pickup')) await optionsFor('DELIVERY');
      setOptions(offered ?? []);
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <FormBody plain form={form} label="Simular" onCancel={forget}>
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
      {options !== undefined && (reason !== undefined || options.length === 0) && (
        <Alert
          announced
          tone="warn"
          title={
            options.length === 0 ? 'Para este CEP a loja não oferece nada' : 'Só retirada: a loja não entrega'
          }
        >
          {reason}
        </Alert>
      )}
      {options !== undefined && options.length > 0 && (
        <ul aria-label="O que a loja oferece" className="grid gap-3 md:grid-cols-2">
          {options.map((option) => (
            <TryOption key={option.id} option={option} />
          ))}
        </ul>
      )}
    </div>
  );
}
