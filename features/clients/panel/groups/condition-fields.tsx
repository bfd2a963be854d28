import { isState } from '#features/addresses/domain/states.ts';
import { postalRanges } from '#features/pricing/panel/postal-ranges.ts';
import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormDate } from '#platform/panel/forms/fields/form-date.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { MAX_DAYS } from '../../domain/rules/group-rule.ts';
import { tagWords } from '../tag-words.ts';
import { type RuleChoices, withChosen } from './automatic-groups-query.ts';
import type { ConditionDraft, GroupDraft } from './rule-draft.ts';

interface ConditionFieldsProps {
  readonly form: PanelForm<GroupDraft>;
  readonly index: number;
  readonly condition: ConditionDraft;
  readonly choices: RuleChoices;
}

/** What a condition of its kind asks for. */
export function ConditionFields({ form, index, condition, choices }: ConditionFieldsProps) {
  const at = `conditions.${index}` as const;
  const days = (
    <FormInteger
      form={form}
      name={`${at}.days`}
      label="Nos últimos"
      required="Escreva quantos dias."
      min={1}
      max={MAX_DAYS}
      unit="dias"
    />
  );
  const bound = (
    <FormSelect
      form={form}
      name={`${at}.bound`}
      label="Limite"
      options={[
        { value: 'MINIMO', label: 'No mínimo' },
        { value: 'MAXIMO', label: 'No máximo' },
      ]}
    />
  );
  switch (condition.kind) {
    case 'ULTIMA_COMPRA':
      return (
        <>
          <FormSelect
            form={form}
            name={`${at}.when`}
            label="Quando"
            options={[
              { value: 'DENTRO', label: 'Comprou nos últimos dias' },
              { value: 'ANTES', label: 'Já comprou, mas não nos últimos dias' },
              { value: 'NUNCA', label: 'Nunca comprou' },
            ]}
          />
          {condition.when !== 'NUNCA' && days}
        </>
      );
    case 'PEDIDOS':
      return (
        <>
          {bound}
          <FormInteger
            form={form}
            name={`${at}.count`}
            label="Pedidos"
            required="Escreva quantos pedidos."
            min={0}
            max={1_000_000}
          />
          {days}
        </>
      );
    case 'VALOR_COMPRADO':
      return (
        <>
          {bound}
          <FormMoney
            form={form}
            name={`${at}.amount`}
            label="Valor"
            hint="Sem orçamentos nem pedidos cancelados."
            required="Escreva o valor."
            min={0}
          />
          {days}
        </>
      );
    case 'TIPO':
      return (
        <FormSelect
          form={form}
          name={`${at}.clientKind`}
          label="É"
          options={[
            { value: 'EMPRESA', label: 'Empresa (CNPJ)' },
            { value: 'PESSOA', label: 'Pessoa (CPF)' },
          ]}
        />
      );
    case 'ESTADO':
      return (
        <FormTags
          form={form}
          name={`${at}.states`}
          label="Estados"
          hint="Do endereço principal, pela sigla: SP."
          required="Escreva ao menos um estado."
          maxLength={2}
          check={(states) =>
            states.every((state) => isState(state.toUpperCase()))
              ? undefined
              : 'Escreva estados pela sigla, como SP.'
          }
        />
      );
    case 'CIDADE':
      return (
        <FormTags
          form={form}
          name={`${at}.cities`}
          label="Cidades"
          hint="Do endereço principal. Acentos e maiúsculas não importam."
          required="Escreva ao menos uma cidade."
          maxLength={100}
        />
      );
    case 'CEP':
      return (
        <FormTextArea
          form={form}
          name={`${at}.postalCodes`}
          label="CEPs"
          hint="Do endereço principal. Uma faixa por linha: 01000-000 a 05999-999."
          required="Escreva ao menos uma faixa."
          rows={3}
          check={rangesFault}
        />
      );
    case 'CADASTRO':
      return (
        <>
          <FormDate form={form} name={`${at}.from`} label="A partir de" optional />
          <FormDate
            form={form}
            name={`${at}.before`}
            label="Antes de"
            optional
            check={(before) => daysFault(condition.from, before)}
          />
        </>
      );
    case 'REPRESENTANTE':
      return (
        <FormSelect
          form={form}
          name={`${at}.representative`}
          label="É de"
          prompt="Ninguém: sem representante"
          options={withChosen(choices.representatives, condition.representative, 'Representante que saiu')}
        />
      );
    case 'TAG':
      return (
        <FormCheckboxGroup
          form={form}
          name={`${at}.tags`}
          label="Tem uma destas tags"
          required="Escolha ao menos uma tag."
          options={USER_TAGS.map((value) => ({ value, label: tagWords[value] }))}
          className="col-span-full"
        />
      );
    case 'TABELA':
      return (
        <FormSelect
          form={form}
          name={`${at}.table`}
          label="Tabela dada ao cliente"
          prompt="Nenhuma"
          options={withChosen(choices.tables, condition.table, 'Tabela desconhecida')}
        />
      );
    case 'SITUACAO':
      return (
        <FormSelect
          form={form}
          name={`${at}.standing`}
          label="Está"
          options={[
            { value: 'APROVADO', label: 'Aprovado' },
            { value: 'AGUARDANDO', label: 'Aguardando aprovação' },
            { value: 'RECUSADO', label: 'Recusado' },
          ]}
        />
      );
  }
}

function rangesFault(text: string): string | undefined {
  const ranges = postalRanges(text);
  if (ranges === undefined) return 'Escreva uma faixa por linha: 01000-000 a 05999-999.';
  return ranges.some(({ de, ate }) => ate < de) ? 'Escreva faixas de CEP do menor ao maior.' : undefined;
}

function daysFault(from: string, before: string): string | undefined {
  if (from === '' && before === '') return 'Escreva um dos dois dias, ou ambos.';
  return from !== '' && before !== '' && before <= from ? 'Precisa vir depois de “a partir de”.' : undefined;
}
