import type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import type { Choice, SearchChoices } from '#platform/panel/forms/fields/choice.ts';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { folded } from '../domain/policy.ts';
import type { PriceOption } from './price-sources.ts';
import type { ScopeDraft } from './scope-draft.ts';

type NameOf<Values extends FieldValues, Value> = FieldPathByValue<Values, Value> & FieldPath<Values>;

interface ScopeFieldsProps<Values extends FieldValues> {
  readonly form: PanelForm<Values>;
  /** Where the form holds them. */
  readonly names: {
    readonly products: NameOf<Values, Choice[]>;
    readonly categories: NameOf<Values, Choice[]>;
    readonly brands: NameOf<Values, string[]>;
    readonly tags: NameOf<Values, string[]>;
  };
  readonly labels?: Readonly<Record<keyof ScopeDraft, string>>;
  readonly searchProducts: SearchChoices;
  readonly categories: readonly PriceOption[];
  /** Offered while typing. */
  readonly brands: readonly string[];
}

const LABELS: Readonly<Record<keyof ScopeDraft, string>> = {
  products: 'Produtos',
  categories: 'Categorias',
  brands: 'Marcas',
  tags: 'Etiquetas de produto',
};

/** The products that a rule is about: named themselves, or by category, brand or tag. */
export function ScopeFields<Values extends FieldValues>(props: ScopeFieldsProps<Values>) {
  const { form, names, labels = LABELS, searchProducts, categories, brands } = props;
  const searchCategories = async (text: string): Promise<Choice[]> =>
    categories
      .filter(({ label }) => folded(label).includes(folded(text.trim())))
      .slice(0, 20)
      .map(({ value, label }) => ({ id: value, label }));
  return (
    <>
      <FormComboboxMany
        form={form}
        name={names.products}
        label={labels.products}
        optional
        search={searchProducts}
        className="col-span-full"
      />
      <FormComboboxMany
        form={form}
        name={names.categories}
        label={labels.categories}
        hint="Com as que estão abaixo delas."
        optional
        search={searchCategories}
        className="col-span-full"
      />
      <FormTags
        form={form}
        name={names.brands}
        label={labels.brands}
        optional
        suggestions={brands}
        maxLength={100}
      />
      <FormTags form={form} name={names.tags} label={labels.tags} optional maxLength={100} />
    </>
  );
}
