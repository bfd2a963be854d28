import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import type { ProductValues } from './product-values.ts';

const MAX_TIERS = 20;

/** Prices that fall with the quantity. */
export function TiersField({ form }: { readonly form: PanelForm<ProductValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'faixas' });
  const error = form.form.formState.errors.faixas?.message;
  return (
    <fieldset className="col-span-full flex flex-col gap-3">
      <legend className="font-semibold text-sm">
        Preços progressivos <span className="font-normal text-ink-2">(opcional)</span>
      </legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex items-end gap-3">
          <FormQuantity
            form={form}
            name={`faixas.${index}.apartirde`}
            label={`Faixa ${index + 1}: a partir de`}
            required
            className="flex-1"
          />
          <FormMoney
            form={form}
            name={`faixas.${index}.preco`}
            label={`Faixa ${index + 1}: preço`}
            required
            className="flex-1"
          />
          <IconButton
            label={`Remover a faixa ${index + 1}`}
            icon={<Trash2 aria-hidden="true" className="size-4.5" />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {fields.length < MAX_TIERS && (
        <Button size="sm" className="self-start" onClick={() => append({ apartirde: null, preco: null })}>
          <Plus aria-hidden="true" className="size-4" />
          Acrescentar faixa
        </Button>
      )}
    </fieldset>
  );
}
