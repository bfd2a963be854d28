import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { type RuleChoices, withChosen } from './automatic-groups-query.ts';
import type { GroupDraft } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { RulePreview } from './rule-preview.tsx';

interface GroupFieldsProps {
  readonly form: PanelForm<GroupDraft>;
  readonly choices: RuleChoices;
}

/** Fields of the wire whose name in the form differs. */
export const GROUP_FIELDS = { nome: 'name', idtabela: 'table' } as const;
export const GROUP_LABELS = {
  join: 'Entra quem cumpre',
  conditions: 'Condições',
  table: 'Tabela de preços do grupo',
} as const;

/** What may change of an automatic group: its rule and its price table. */
export function GroupFields({ form, choices }: GroupFieldsProps) {
  const open = choices.tables.filter(({ archived }) => !archived);
  return (
    <>
      <FormSection
        title="Regra"
        help="Quem cumpre a regra entra no grupo sozinho, e sai quando deixa de cumprir. A conta é feita logo depois de salvar, quando alguém se cadastra e toda noite."
      >
        <RuleFields form={form} choices={choices} />
      </FormSection>
      <FormSection title="Quem entra" help="Veja antes de salvar: nada é gravado.">
        <RulePreview form={form} />
      </FormSection>
      <FormSection
        title="Preços"
        help="Políticas, ofertas, carrosséis e listas também podem valer só para este grupo: escolha-o lá."
      >
        <FormSelect
          form={form}
          name="table"
          label="Tabela de preços do grupo"
          hint="Vale para quem está no grupo e não tem uma tabela própria que valha no momento. De dois grupos com tabela, vale a do mais antigo."
          prompt="Nenhuma"
          optional
          options={withChosen(
            open,
            form.form.watch('table'),
            choices.tables.find(({ value }) => value === form.form.getValues('table'))?.label ??
              'Tabela desconhecida',
          )}
        />
      </FormSection>
    </>
  );
}
