import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { Button } from '#platform/ui/button.tsx';
import { MAX_BRANDS } from '../../domain/home/block-problem.ts';
import { moveBetween } from '../carousels/moved.ts';
import { FormPicture } from '../pictures/form-picture.tsx';
import type { BlockValues } from './block-values.ts';

/** Brands in an order, each by its name or its logo. */
export function BrandsField({ form }: { readonly form: PanelForm<BlockValues> }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.form.control, name: 'brands' });
  const ids = fields.map(({ id }) => id);
  const order = (items: readonly { readonly id: string }[]): void => {
    const made = moveBetween(
      ids,
      items.map(({ id }) => id),
    );
    if (made !== undefined) move(made.from, made.to);
  };
  return (
    <div className="col-span-full flex flex-col gap-3">
      <ReorderList
        label="Marcas"
        items={fields}
        keyOf={({ id }) => id}
        labelOf={({ id }) => `marca ${ids.indexOf(id) + 1}`}
        onOrder={order}
        render={({ id }) => {
          const index = ids.indexOf(id);
          return (
            <fieldset className="flex flex-col gap-3 py-2">
              <legend className="mb-2 font-semibold">Marca {index + 1}</legend>
              <FormText
                form={form}
                name={`brands.${index}.name`}
                label="Nome"
                required="Escreva o nome da marca."
                maxLength={60}
              />
              <FormPicture form={form} name={`brands.${index}.picture`} label="Logomarca" optional />
              {fields.length > 1 && (
                <Button size="sm" className="self-start" onClick={() => remove(index)}>
                  <Trash2 aria-hidden="true" className="size-4" />
                  Tirar a marca {index + 1}
                </Button>
              )}
            </fieldset>
          );
        }}
      />
      {fields.length < MAX_BRANDS && (
        <Button size="sm" className="self-start" onClick={() => append({ name: '', picture: '' })}>
          <Plus aria-hidden="true" className="size-4" />
          Acrescentar marca
        </Button>
      )}
    </div>
  );
}
