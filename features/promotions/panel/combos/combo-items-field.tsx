import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { SearchChoices } from '#platform/panel/forms/fields/choice.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { MAX_ITEMS, MIN_ITEMS } from '../../domain/combo-problem.ts';
import { type ComboDraft, EMPTY_ITEM } from './combo-draft.ts';

interface ComboItemsFieldProps {
  readonly form: PanelForm<ComboDraft>;
  readonly search: SearchChoices;
}

/** The products of a combo, each with how much of it. */
export function ComboItemsField({ form, search }: ComboItemsFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'items' });
  return (
    <fieldset className="col-span-full flex flex-col gap-4">
      <legend className="sr-only">Produtos do combo</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex flex-wrap items-start gap-3">
          <FormCombobox
            form={form}
            name={`items.${index}.product`}
            label={`Produto ${index + 1}`}
            required="Escolha o produto."
            search={search}
            className="min-w-56 flex-1"
          />
          <FormQuantity
            form={form}
            name={`items.${index}.quantity`}
            label={`Quantidade ${index + 1}`}
            required="Escreva a quantidade."
            min={1}
            className="w-36"
          />
          {fields.length > MIN_ITEMS && (
            <IconButton
              label={`Tirar o produto ${index + 1}`}
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onClick={() => remove(index)}
              className="mt-6"
            />
          )}
        </div>
      ))}
      {fields.length < MAX_ITEMS && (
        <Button size="sm" className="self-start" onClick={() => append(EMPTY_ITEM)}>
          <Plus aria-hidden="true" className="size-4" />
          Acrescentar produto
        </Button>
      )}
    </fieldset>
  );
}
