import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { MAX_TIERS } from '../../domain/policy.ts';
import type { PolicyDraft } from './policy-draft.ts';

/** Discounts that grow with the quantity. */
export function PolicyTiersField({ form }: { readonly form: PanelForm<PolicyDraft> }) {
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'tiers' });
  return (
    <fieldset className="col-span-full flex flex-col gap-3">
      <legend className="mb-2 font-semibold text-sm">Faixas de quantidade</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-3">
          <FormQuantity
            form={form}
            name={`tiers.${index}.from`}
            label={`Faixa ${index + 1}: a partir de`}
            required="Escreva a quantidade."
            min={1}
            className="flex-1"
          />
          <FormPercent
            form={form}
            name={`tiers.${index}.percent`}
            label={`Faixa ${index + 1}: desconto`}
            required="Escreva o desconto."
            min={1}
            max={9_999}
            className="flex-1"
          />
          {fields.length > 1 && (
            <IconButton
              label={`Remover a faixa ${index + 1}`}
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onClick={() => remove(index)}
              className="mt-6"
            />
          )}
        </div>
      ))}
      {fields.length < MAX_TIERS && (
        <Button size="sm" className="self-start" onClick={() => append({ from: null, percent: null })}>
          <Plus aria-hidden="true" className="size-4" />
          Acrescentar faixa
        </Button>
      )}
    </fieldset>
  );
}
