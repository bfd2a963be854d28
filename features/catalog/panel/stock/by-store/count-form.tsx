import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import {
  formatQuantity,
  formatSignedQuantity,
  NONE,
  type Quantity,
  thousandths,
  toNumber,
} from '#kernel/quantity.ts';
import { FormCheckbox } from '#platform/panel/forms/fields/form-checkbox.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { countAtStoreEndpoint } from '../../../contract/stock/store-stock.endpoints.ts';
import { placeable } from '../../../domain/stock/store-stock.ts';
import type { StoreStock } from '../../../domain/stock/store-stock-list.ts';

interface CountFormProps {
  readonly product: StoreStock & { readonly id: string; readonly unit: string };
  readonly storeId: string;
  readonly refresh: () => Promise<unknown>;
  readonly onDone: () => void;
}

interface CountValues {
  /** Thousandths. */
  quantidade: number | null;
  /** What is in no store is what was found. */
  semLoja: boolean;
  motivo: string;
}

/** What is on a store's shelves: the product's stock changes by the difference, less what was in no store. */
export function CountForm({ product, storeId, refresh, onDone }: CountFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [key] = useState(randomId);
  const there = product.stores.find(({ id }) => id === storeId)?.quantity ?? NONE;
  const stores = new Map(product.stores.map(({ id, quantity }) => [id, quantity]));
  const placeableOf = (counted: number | null): Quantity =>
    placeable({ stock: product.stock ?? NONE, stores }, storeId, thousandths(counted ?? 0));
  const form = usePanelForm<CountValues, unknown>({
    values: { quantidade: null, semLoja: true, motivo: '' },
    save: async ({ quantidade, semLoja, motivo }) => {
      const params = { idfornecedor: shop.id, idproduto: product.id, idloja: storeId };
      const counted = toNumber(thousandths(quantidade ?? 0));
      try {
        await api.call(countAtStoreEndpoint, {
          params,
          body: {
            chave: key,
            visto: toNumber(there),
            quantidade: counted,
            semloja: semLoja ? toNumber(placeableOf(quantidade)) : 0,
            motivo,
          },
        });
      } catch (error) {
        void refresh();
        throw error;
      }
    },
    saved: 'Contagem salva.',
    onSaved: async () => {
      await refresh();
      onDone();
    },
  });
  const { quantidade: counted, semLoja } = form.form.watch();
  const unplaced = placeableOf(counted);
  return (
    <FormBody form={form} plain label="Salvar contagem" onCancel={onDone}>
      <FormQuantity
        form={form}
        name="quantidade"
        label="Quanto há na loja"
        hint={afterCount(product.stock ?? NONE, there, counted, semLoja ? unplaced : NONE)}
        required="Escreva quanto há."
        unit={product.unit.toLowerCase()}
        min={0}
      />
      {unplaced > 0 && (
        <FormCheckbox
          form={form}
          name="semLoja"
          label={`${formatQuantity(unplaced)} do que foi contado já constava, sem loja`}
          hint="Assim o disponível não aumenta pelo que apenas não tinha loja."
        />
      )}
      <FormText
        form={form}
        name="motivo"
        label="Motivo"
        required="Diga por quê: fica no histórico."
        maxLength={200}
        placeholder="Inventário de novembro"
      />
    </FormBody>
  );
}

function afterCount(stock: Quantity, there: Quantity, counted: number | null, placed: Quantity): string {
  if (counted === null)
    return `Constam ${formatQuantity(there)}. Conte tudo o que está lá, também o de pedidos a retirar.`;
  const after = stock + counted - there - placed;
  return after === stock
    ? `O disponível do produto continua ${formatQuantity(stock)}.`
    : `O disponível do produto passa de ${formatQuantity(stock)} para ${formatSignedQuantity(after)}.`;
}
