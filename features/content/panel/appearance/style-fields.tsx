import { STYLE_PARTS } from '#kernel/theme.ts';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import type { AppearanceValues } from './appearance-values.ts';
import { styleLabels, styleOptions } from './style-words.ts';

/** What makes a shop look like none other, beside its colours. */
export const StyleFields = ({ form }: { readonly form: PanelForm<AppearanceValues> }) => (
  <FormSection
    title="Estilo"
    help="Formas, letras e disposição. A prévia mostra cada escolha na própria loja antes de salvar."
  >
    {STYLE_PARTS.map((part) => (
      <FormSelect key={part} form={form} name={part} label={styleLabels[part]} options={styleOptions(part)} />
    ))}
  </FormSection>
);
