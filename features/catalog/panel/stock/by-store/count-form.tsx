import { useRef } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import {
  formatQuantity,
  formatSignedQuantity,
  NONE,
  type Quantity,
  thousandths,
  toNumber,
} from '#kernel/quantity.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { FormCheckbox } from '#platform/panel/forms/fields/form-checkbox.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { countAtStoreEndpoint } from '../../../contract/stock/store-stock.endpoints.ts';
import type { countAtStoreSchema } from '../../../contract/stock/store-stock.schema.ts';
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

interface Sent {
  /** The values of the form, as text. */
  readonly values: string;
  readonly body: Input<typeof countAtStoreSchema>['body'];
}

/** What is on a store's shelves: the product's stock changes by the difference, less what was in no store. */
export function CountForm({ product, storeId, refresh, onDone }: CountFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  /** What was sent and not answered: pressed again, it is sent as it was, under its key. */
  const unanswered = useRef<Sent>(undefined);
  const there = product.stores.find(({ id }) => id === storeId)?.quantity ?? NONE;
  const stores = new Map(product.stores.map(({ id, quantity }) => [id, quantity]));
  const placeableOf = (counted: number | null): Quantity =>
    placeable({ stock: product.stock ?? NONE, stores }, storeId, thousandths(counted ?? 0));
  const form = usePanelForm<CountValues, unknown>({
    values: { quantidade: null, semLoja: true, motivo: '' },
    save: async ({ quantidade, semLoja, motivo }) => {
      const params = { idfornecedor: shop.id, idproduto: product.id, idloja: storeId };
      const typed = JSON.stringify([quantidade, semLoja, motivo]);
      if (unanswered.current?.values !== typed) {
        const body = {
          chave: randomId(),
          visto: toNumber(there),
          quantidade: toNumber(thousandths(quantidade ?? 0)),
          semloja: semLoja ? toNumber(placeableOf(quantidade)) : 0,
          motivo,
        };
        unanswered.current = { values: typed, body };
      }
      try {
        await api.call(countAtStoreEndpoint, { params, body: unanswered.current.body });
      } catch (error) {
        if (error instanceof ApiRefusal && error.status < 500) unanswered.current = undefined;
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
