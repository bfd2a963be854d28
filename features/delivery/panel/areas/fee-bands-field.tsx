import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { MAX_BANDS } from '../../domain/fee-rule.ts';
import type { AreaValues } from './area-values.ts';
import { type BandedBy, bandWords, NEW_BAND, startProblem } from './fee-rule-values.ts';

interface FeeBandsFieldProps {
  readonly form: PanelForm<AreaValues>;
  readonly by: BandedBy;
}

/** In grams and centavos, as far as a request may go. */
const FARTHEST = { weight: 100_000_000, value: 10_000_000 } as const;
const HIGHEST_FEE = 10_000_000;

/** Fees that change with the weight or the value of the order, and what comes of them, as it is typed. */
export function FeeBandsField({ form, by }: FeeBandsFieldProps) {
  const name = `${by}Bands` as const;
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name });
  const [fee, bands] = form.form.watch(['fee', name]);
  const words = bandWords(by, fee, bands);
  return (
    <fieldset className="col-span-full flex flex-col gap-3">
      <legend className="mb-2 font-semibold text-sm">
        {by === 'weight' ? 'Faixas de peso dos produtos' : 'Faixas de valor dos produtos'}
      </legend>
      {fields.map(({ id }, index) => {
        const start = {
          form,
          name: `${name}.${index}.from`,
          label: `Faixa ${index + 1}: a partir de`,
          required: 'Escreva onde a faixa começa.',
          max: FARTHEST[by],
          className: 'flex-1',
          check: () => startProblem(by, form.form.getValues(name), index),
        } as const;
        return (
          <div key={id} className="flex items-start gap-3">
            {by === 'weight' ? <FormQuantity {...start} unit="kg" /> : <FormMoney {...start} />}
            <FormMoney
              form={form}
              name={`${name}.${index}.fee`}
              label={`Faixa ${index + 1}: taxa`}
              required="Escreva a taxa; zero é grátis."
              min={0}
              max={HIGHEST_FEE}
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
        );
      })}
      {fields.length < MAX_BANDS && (
        <Button size="sm" className="self-start" onClick={() => append(NEW_BAND)}>
          <Plus aria-hidden="true" className="size-4" />
          Acrescentar faixa
        </Button>
      )}
      {words.length > 0 && (
        <ul aria-label="O que cada pedido paga" className="text-ink-2 text-sm tabular-nums">
          {words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
