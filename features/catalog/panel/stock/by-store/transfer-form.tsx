import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatQuantity, thousandths, toNumber } from '#kernel/quantity.ts';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { transferStockEndpoint } from '../../../contract/stock/store-stock.endpoints.ts';
import type { StoreStock } from '../../../domain/stock/store-stock-list.ts';
import { mostFrom, NOWHERE, placesOf, type TransferValues } from './transfer-values.ts';

interface TransferFormProps {
  readonly product: StoreStock & { readonly id: string; readonly unit: string };
  readonly start: TransferValues;
  /** Reads everything about the stock again. */
  readonly refresh: () => Promise<unknown>;
  readonly onDone: () => void;
}

/** From a store to another, or to or from no store. */
export function TransferForm({ product, start, refresh, onDone }: TransferFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [key] = useState(randomId);
  const form = usePanelForm<TransferValues, unknown>({
    values: start,
    save: async ({ de, para, quantidade, motivo }) => {
      const params = { idfornecedor: shop.id, idproduto: product.id };
      const places = { idlojaorigem: placeOf(de), idlojadestino: placeOf(para) };
      const quantity = toNumber(thousandths(quantidade ?? 0));
      try {
        await api.call(transferStockEndpoint, {
          params,
          body: { chave: key, ...places, quantidade: quantity, motivo },
        });
      } catch (error) {
        // The refusal may say that there is less by now: shown in the choices.
        void refresh();
        throw error;
      }
    },
    saved: 'Transferência feita.',
    about: { 'same-store': 'para', 'store-stock-too-little': 'quantidade' },
    onSaved: async () => {
      await refresh();
      onDone();
    },
  });
  const from = form.form.watch('de');
  const places = placesOf(product);
  return (
    <FormBody form={form} plain label="Transferir" onCancel={onDone}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect form={form} name="de" label="De" options={places} />
        <FormSelect
          form={form}
          name="para"
          label="Para"
          options={places}
          check={(value) => (value === form.form.getValues('de') ? 'Escolha outro lugar.' : undefined)}
        />
      </div>
      <FormQuantity
        form={form}
        name="quantidade"
        label="Quantidade"
        hint={`Até ${formatQuantity(mostFrom(product, from))}. O disponível não muda.`}
        required="Escreva a quantidade."
        unit={product.unit.toLowerCase()}
        min={1}
      />
      <FormText
        form={form}
        name="motivo"
        label="Motivo"
        required="Diga por quê: fica no histórico."
        maxLength={200}
        placeholder="Reposição da loja"
      />
    </FormBody>
  );
}

const placeOf = (value: string): string | null => (value === NOWHERE ? null : value);
