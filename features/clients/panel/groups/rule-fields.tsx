import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { ruleSentence } from '../../contract/rules/rule-words.ts';
import { MAX_CONDITIONS } from '../../domain/rules/group-rule.ts';
import { tagWords } from '../tag-words.ts';
import type { RuleChoices } from './automatic-groups-query.ts';
import { ConditionFields } from './condition-fields.tsx';
import { type ConditionKind, type GroupDraft, NEW_CONDITION, typedRule } from './rule-draft.ts';

const KINDS: Readonly<Record<ConditionKind, string>> = {
  VALOR_COMPRADO: 'Quanto comprou',
  PEDIDOS: 'Quantos pedidos fez',
  ULTIMA_COMPRA: 'Última compra',
  TIPO: 'Pessoa ou empresa',
  ESTADO: 'Estado',
  CIDADE: 'Cidade',
  CEP: 'CEP',
  CADASTRO: 'Data do cadastro',
  REPRESENTANTE: 'Representante',
  TAG: 'Tag',
  TABELA: 'Tabela de preços',
  SITUACAO: 'Aprovação do cadastro',
};

interface RuleFieldsProps {
  readonly form: PanelForm<GroupDraft>;
  readonly choices: RuleChoices;
}

/** The conditions, and the rule as a sentence. */
export function RuleFields({ form, choices }: RuleFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'conditions' });
  const typed = form.form.watch();
  const rule = typedRule(typed);
  return (
    <>
      {fields.length > 1 && (
        <FormSelect
          form={form}
          name="join"
          label="Entra quem cumpre"
          options={[
            { value: 'TODAS', label: 'Todas as condições' },
            { value: 'QUALQUER', label: 'Qualquer uma das condições' },
          ]}
        />
      )}
      {fields.map(({ id }, index) => {
        const condition = typed.conditions[index] ?? NEW_CONDITION;
        return (
          <fieldset
            key={id}
            className="relative col-span-full grid grid-cols-1 items-start gap-4 rounded-lg border border-line p-4 md:grid-cols-2"
          >
            <legend className="px-1 font-semibold text-sm">{`Condição ${index + 1}`}</legend>
            <div className="col-span-full flex items-end gap-3">
              <FormSelect
                form={form}
                name={`conditions.${index}.kind`}
                label="O que se olha"
                options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
                className="flex-1"
              />
              {fields.length > 1 && (
                <IconButton
                  label={`Remover a condição ${index + 1}`}
                  icon={<Trash2 aria-hidden="true" className="size-4.5" />}
                  onClick={() => remove(index)}
                />
              )}
            </div>
            <ConditionFields form={form} index={index} condition={condition} choices={choices} />
          </fieldset>
        );
      })}
      {fields.length < MAX_CONDITIONS && (
        <Button size="sm" className="justify-self-start" onClick={() => append(NEW_CONDITION)}>
          <Plus aria-hidden="true" className="size-4" />
          Acrescentar condição
        </Button>
      )}
      <p role="status" className="col-span-full rounded-lg bg-info-soft px-4 py-3 text-info text-sm">
        {rule === undefined
          ? 'Preencha as condições: aqui aparece quem entra no grupo.'
          : ruleSentence(rule, namesOf(choices))}
      </p>
    </>
  );
}

/** For the sentence of a rule. */
export const namesOf = ({ representatives, tables }: RuleChoices) => ({
  representative: (id: string) =>
    representatives.find(({ value }) => value === id)?.label ?? 'um representante que saiu',
  table: (id: string) => `“${tables.find(({ value }) => value === id)?.label ?? '…'}”`,
  tag: (tag: string) => (tagWords as Readonly<Record<string, string>>)[tag] ?? tag,
});
