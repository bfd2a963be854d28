import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { MAX_BRANDS } from '../../domain/home/block-problem.ts';
import { OrderedFields } from '../ordered-fields.tsx';
import { FormPicture } from '../pictures/form-picture.tsx';
import { SmallPicture } from '../pictures/small-picture.tsx';
import type { BlockValues } from './block-values.ts';

/** Brands in an order, each by its name or its logo. */
export function BrandsField({ form }: { readonly form: PanelForm<BlockValues> }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.form.control, name: 'brands' });
  const brands = form.form.watch('brands');
  return (
    <div className="col-span-full flex flex-col gap-3">
      <OrderedFields
        label="Ordem das marcas"
        ids={fields.map(({ id }) => id)}
        nameOf={(index) => brands[index]?.name || `Marca ${index + 1}`}
        mark={(index) => <SmallPicture id={brands[index]?.picture} />}
        onMove={move}
        render={(index) => (
          <>
            <FormText
              form={form}
              name={`brands.${index}.name`}
              label="Nome"
              required="Escreva o nome da marca."
              maxLength={60}
            />
            <FormPicture form={form} name={`brands.${index}.picture`} label="Logomarca" optional />
            {fields.length > 1 && (
              <Button
                size="sm"
                aria-label={`Tirar ${brands[index]?.name || `a marca ${index + 1}`}`}
                className="self-start justify-self-start"
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                Tirar
              </Button>
            )}
          </>
        )}
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
