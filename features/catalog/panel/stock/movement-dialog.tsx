import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { StockRow } from '../../domain/stock/stock-list.ts';
import type { StockStore } from '../../domain/stock/store-stock-list.ts';
import { productsKey } from '../products-query.ts';
import { kindsOf, type MovementValues, sendMovement, stockAfter, storesOf } from './movement-values.ts';
import { NO_STORE } from './movement-words.ts';
import { Movements } from './movements.tsx';
import { amount, inShop } from './stock-marks.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface MovementDialogProps {
  readonly row: StockRow;
  readonly stores: readonly StockStore[];
  /** The store that the list is about, if any. */
  readonly storeId: string | undefined;
  readonly onClose: () => void;
}

/** What came in, went out or was counted of a product, and what was before. */
export const MovementDialog = (props: MovementDialogProps) => (
  <Suspense>
    <Dialog open onClose={props.onClose} title={props.row.name} description={levels(props.row)}>
      <MovementForm {...props} />
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-3 font-semibold">Últimos movimentos</summary>
        <Movements productId={props.row.id} />
      </details>
    </Dialog>
  </Suspense>
);

const levels = (row: StockRow): string =>
  row.available === undefined
    ? 'O estoque deste produto ainda não é contado. Comece por uma contagem.'
    : `Disponível: ${amount(row.available)} · em pedidos abertos: ${amount(row.reserved)} · na loja: ${amount(inShop(row))}`;

function MovementForm({ row, stores, storeId = '', onClose }: MovementDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: productsKey(shop.id) });
  const [key] = useState(randomId);
  const form = usePanelForm<MovementValues, string>({
    values: {
      kind: row.available === undefined ? 'count' : 'receipt',
      ...{ quantidade: null, loja: storeId, motivo: '' },
    },
    about: { 'store-stock-too-little': 'quantidade' },
    save: async (values) => {
      try {
        await sendMovement(api, shop.id, row, values, key);
      } catch (error) {
        // The refusal may say that there is more or less by now: shown beside it.
        void refresh();
        throw error;
      }
      return stockAfter(row, values) ?? '';
    },
    saved: 'Estoque atualizado.',
    onSaved: async () => {
      await refresh();
      onClose();
    },
  });
  const { kind, quantidade } = form.form.watch();
  const after = stockAfter(row, { kind, quantidade });
  const isCount = kind === 'count';
  return (
    <FormBody form={form} plain onCancel={onClose}>
      <FormSelect form={form} name="kind" label="O que aconteceu" options={kindsOf(row)} />
      <FormQuantity
        form={form}
        name="quantidade"
        label={isCount ? 'Quanto há disponível' : 'Quantidade'}
        hint={hintOf(isCount, row, after)}
        required="Escreva a quantidade."
        unit={row.unit.toLowerCase()}
        min={isCount ? 0 : 1}
      />
      {!isCount && stores.length > 0 && (
        <FormSelect
          form={form}
          name="loja"
          label={kind === 'receipt' ? 'Loja onde foi guardada' : 'Loja de onde saiu'}
          prompt={NO_STORE}
          options={storesOf(row, stores)}
        />
      )}
      <FormText
        form={form}
        name="motivo"
        label="Motivo"
        required="Diga por quê: fica no histórico."
        maxLength={200}
        placeholder={isCount ? 'Inventário de novembro' : kind === 'receipt' ? 'Nota 1234' : 'Quebra'}
      />
    </FormBody>
  );
}

function hintOf(isCount: boolean, row: StockRow, after: string | undefined): string {
  if (isCount)
    return row.reserved > 0
      ? `Sem os ${amount(row.reserved)} que já são de pedidos abertos.`
      : 'O que está nas prateleiras para vender.';
  return after === undefined ? 'Como 12 ou 1,5.' : `Ficam ${after} disponíveis.`;
}
