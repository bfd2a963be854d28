import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import type { AreaValues } from './area-values.ts';
import { metresIn } from './bounds-words.ts';
import { FeeBandsField } from './fee-bands-field.tsx';

interface FeeFieldsProps {
  readonly form: PanelForm<AreaValues>;
  readonly hasStores: boolean;
}

/** What the delivery costs. */
export function FeeFields({ form, hasStores }: FeeFieldsProps) {
  const [rule, kind] = form.form.watch(['rule', 'kind']);
  const options = [
    { value: 'fixed', label: 'Sempre a mesma' },
    ...(hasStores && kind !== 'postal-range' ? [{ value: 'distance', label: 'Mais um valor por km' }] : []),
    { value: 'weight', label: 'Por faixas de peso' },
    { value: 'value', label: 'Por faixas de valor' },
  ];
  return (
    <FormSection title="Taxa" help="Acima do valor de entrega grátis, nada é cobrado, seja qual for a regra.">
      <FormMoney
        form={form}
        name="fee"
        label="Taxa de entrega"
        required
        min={0}
        {...(rule === 'weight' || rule === 'value' ? { hint: 'Abaixo da primeira faixa.' } : {})}
      />
      <FormSelect
        form={form}
        name="rule"
        label="Regra"
        options={options}
        {...(kind === 'postal-range'
          ? { hint: 'Por distância só em áreas por raio ou desenhadas: um CEP não diz o lugar exato.' }
          : {})}
      />
      {rule === 'distance' && (
        <>
          <FormText
            form={form}
            name="includedKilometres"
            label="Distância incluída"
            suffix="km"
            required
            maxLength={8}
            check={(text) => (metresIn(text) === undefined ? 'Informe a distância em km: 3,5.' : undefined)}
          />
          <FormMoney form={form} name="perKm" label="Por km a mais" required min={0} />
        </>
      )}
      {(rule === 'weight' || rule === 'value') && <FeeBandsField key={rule} form={form} by={rule} />}
      <FormMoney form={form} name="freeFrom" label="Grátis a partir de" optional min={0} />
    </FormSection>
  );
}
