import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { type CategoryValues, DEVICES, LABELS } from './category-values.ts';

interface CategoryFormProps {
  readonly form: PanelForm<CategoryValues>;
  /** The address of what is above it: '/c/bebidas/'. */
  readonly prefix: string;
  readonly disabled?: boolean;
}

/** The fields of a category, new or not. */
export const CategoryForm = ({ form, prefix, disabled = false }: CategoryFormProps) => (
  <FormSection
    title="Categoria"
    help="O nome aparece no menu da loja, nas listas e no caminho no alto das páginas. Se o endereço mudar, o antigo leva ao novo."
  >
    <FormText form={form} name="nome" label={LABELS.nome} required maxLength={80} disabled={disabled} />
    <FormText
      form={form}
      name="slug"
      label={LABELS.slug}
      optional
      prefix={prefix}
      hint="Vazio: é feito do nome."
      maxLength={80}
      disabled={disabled}
    />
    <FormCheckboxGroup
      form={form}
      name="mostrar"
      label={LABELS.mostrar}
      hint="Sem nenhum, a categoria some dos menus; a página e os produtos continuam."
      options={DEVICES}
      disabled={disabled}
    />
    <FormSwitch
      form={form}
      name="maiorDeIdade"
      label={LABELS.maiorDeIdade}
      hint="A loja pergunta a idade antes de vender o que está nela."
      disabled={disabled}
    />
  </FormSection>
);
