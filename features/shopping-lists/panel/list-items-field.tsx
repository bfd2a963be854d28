import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import type { Choice, SearchChoices } from '#platform/panel/forms/fields/choice.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { MAX_PRODUCTS } from '../domain/shopping-list.ts';
import { type DraftItem, type ListDraft, withItem } from './list-draft.ts';

interface ListItemsFieldProps {
  readonly form: PanelForm<ListDraft>;
  readonly search: SearchChoices;
}

interface Adding {
  readonly product: Choice | null;
}

const NOTHING: Adding = { product: null };

/** The products of a list with their quantities, in the order in which clients see them. What is found is in the list at once. */
export function ListItemsField({ form, search }: ListItemsFieldProps) {
  const items = form.form.watch('items');
  const setItems = (next: readonly DraftItem[]): void =>
    form.form.setValue('items', [...next], { shouldDirty: true });
  const adding = usePanelForm<Adding, void>({ values: NOTHING, save: async () => undefined });
  const product = adding.form.watch('product');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (product === null) return;
    adding.form.reset(NOTHING);
    const next = withItem(items, product);
    if (next === undefined) showToast({ text: `${product.label} já está na lista.` });
    else setItems(next);
  }, [product]);
  const remove = (item: DraftItem): void => setItems(items.filter(({ id }) => id !== item.id));
  const row = (item: DraftItem) => {
    const index = items.findIndex(({ id }) => id === item.id);
    if (index < 0) return null;
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="flex min-w-32 flex-1 flex-col wrap-anywhere">
          {item.name}
          {item.offSale && (
            <span className="text-sm text-warn">Fora de venda: o cliente vê indisponível</span>
          )}
        </span>
        <FormQuantity
          form={form}
          name={`items.${index}.quantity`}
          label={`Quantidade de ${item.name}`}
          required="Escreva a quantidade."
          min={1}
          className="w-24 sm:w-32 [&_label]:sr-only"
          {...(item.unit === undefined ? {} : { unit: item.unit })}
        />
        <IconButton
          label={`Tirar ${item.name}`}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => remove(item)}
        />
      </div>
    );
  };
  return (
    <div className="col-span-full flex min-w-0 flex-col gap-4">
      {items.length < MAX_PRODUCTS && (
        <FormCombobox
          form={adding}
          name="product"
          label="Acrescentar produto"
          placeholder="Nome ou código"
          search={search}
        />
      )}
      {items.length === 0 ? (
        <p className="text-ink-2 text-sm">Nenhum produto ainda. Procure o primeiro acima.</p>
      ) : (
        <ReorderList
          label="Produtos da lista"
          items={items}
          keyOf={({ id }) => id}
          labelOf={({ name }) => name}
          render={row}
          onOrder={setItems}
        />
      )}
    </div>
  );
}
