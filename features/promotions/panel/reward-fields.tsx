import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import { ScopeFields } from '#features/pricing/panel/scope-fields.tsx';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import type { PromotionChoices } from './promotion-choices.ts';
import type { PromotionDraft } from './promotion-draft.ts';

/** What each part of a promotion's form takes. */
export interface PromotionFieldsProps {
  readonly form: PanelForm<PromotionDraft>;
  readonly sources: PriceSources;
  readonly choices: PromotionChoices;
}

const REWARDED_LABELS = {
  products: 'Produtos que ganham',
  categories: 'Categorias que ganham',
  brands: 'Marcas que ganham',
  tags: 'Etiquetas que ganham',
} as const;

/** What each application gives: a discount on units, of the same products or of others; or a gift. */
export function RewardFields({ form, sources, choices }: PromotionFieldsProps) {
  const [kind, rewarded] = form.form.watch(['kind', 'rewarded']);
  return (
    <FormSection title="E ganha">
      <FormSelect
        form={form}
        name="kind"
        label="O quê"
        options={[
          { value: 'DESCONTO', label: 'Desconto em mais unidades' },
          { value: 'BRINDE', label: 'Um brinde' },
        ]}
      />
      <FormInteger form={form} name="rewardUnits" label="Quantas" required min={1} max={100} />
      {kind === 'BRINDE' ? (
        <FormCombobox
          form={form}
          name="gift"
          label="Brinde"
          required="Escolha o brinde."
          search={sources.searchProducts}
          className="col-span-full"
        />
      ) : (
        <>
          <FormPercent
            form={form}
            name="percent"
            label="Desconto em cada uma"
            hint="100%: sai de graça."
            required
            min={1}
          />
          <FormSelect
            form={form}
            name="which"
            label="Quais"
            options={[
              { value: 'MAIS_BARATAS', label: 'As mais baratas' },
              { value: 'MAIS_CARAS', label: 'As mais caras' },
            ]}
          />
          <FormSelect
            form={form}
            name="rewarded"
            label="De quais produtos"
            options={[
              { value: 'MESMOS', label: 'Dos mesmos que o cliente leva' },
              { value: 'OUTROS', label: 'De outros produtos' },
            ]}
          />
          {rewarded === 'OUTROS' && (
            <ScopeFields<PromotionDraft>
              form={form}
              names={{
                products: 'rewardScope.products',
                categories: 'rewardScope.categories',
                brands: 'rewardScope.brands',
                tags: 'rewardScope.tags',
              }}
              labels={REWARDED_LABELS}
              searchProducts={sources.searchProducts}
              categories={choices.categories}
              brands={choices.brands}
            />
          )}
        </>
      )}
    </FormSection>
  );
}
