import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { CHANNELS } from '../../contract/terms-words.ts';
import { TABLE_LABELS, type TableDraft } from './table-draft.ts';

/** What a table is called, when it applies, and where. */
export const TableFields = ({ form }: { readonly form: PanelForm<TableDraft> }) => (
  <>
    <FormSection title="Nome" help="Só a equipe o vê: “Atacadistas”, “Bares e restaurantes”.">
      <FormText
        form={form}
        name="name"
        label={TABLE_LABELS.name}
        required="Dê um nome à tabela."
        maxLength={100}
      />
    </FormSection>
    <FormSection
      title="Quando e onde vale"
      help="Sem início, já; sem fim, até ser arquivada. Fora do período ou do canal, os clientes dela pagam o que pagariam sem ela: a tabela de um grupo automático, ou os preços normais."
    >
      <FormDateTime form={form} name="from" label={TABLE_LABELS.from} optional />
      <FormDateTime form={form} name="until" label={TABLE_LABELS.until} optional />
      <FormCheckboxGroup
        form={form}
        name="channels"
        label={TABLE_LABELS.channels}
        hint="Nenhum marcado: em todos."
        options={CHANNELS}
      />
    </FormSection>
  </>
);
