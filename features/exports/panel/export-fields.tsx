import { useEffect } from 'react';
import { WEEKDAYS, weekdayName } from '#kernel/time/weekdays.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTime } from '#platform/panel/forms/fields/form-time.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import type { ExportOptions } from '../contract/export-rows.wire.ts';
import { kindWords, periodWords, rhythmWords } from '../contract/export-words.ts';
import { EXPORT_PERIODS } from '../domain/export-period.ts';
import { columnsOf, type ExportDraft, rhythmOf } from './export-draft.ts';

interface ExportFieldsProps {
  readonly form: PanelForm<ExportDraft>;
  readonly options: ExportOptions;
}

const periods = EXPORT_PERIODS.map((value) => ({ value, label: periodWords[value] }));
/** From Monday on. */
const days = WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day) }));

/** What is exported, when, and for whom. */
export function ExportFields({ form, options }: ExportFieldsProps) {
  const draft = form.form.watch();
  const option = options.kinds.find(({ kind }) => kind === draft.kind);
  const columns = columnsOf(options.kinds, draft.kind);
  const { setValue } = form.form;
  const isOfOther = draft.columns.some((column) => !columns.includes(column));
  // Another kind has other columns: all of them, until some are taken away.
  useEffect(() => {
    if (isOfOther) setValue('columns', [...columnsOf(options.kinds, draft.kind)], { shouldDirty: true });
  }, [isOfOther, setValue, options.kinds, draft.kind]);
  const able = options.team.filter(({ kinds }) => kinds.includes(draft.kind));
  return (
    <>
      <FormSection
        title="O que exportar"
        help="O arquivo traz o que você pode ver. Se a sua função mudar, ele muda junto."
      >
        <FormText
          form={form}
          name="name"
          label="Nome"
          hint="Aparece no e-mail: “Vendas da semana”."
          required="Dê um nome à exportação."
          maxLength={80}
          className="col-span-full"
        />
        <FormSelect
          form={form}
          name="kind"
          label="Dados"
          options={options.kinds.map(({ kind }) => ({ value: kind, label: kindWords[kind] }))}
        />
        {option?.hasPeriod && <FormSelect form={form} name="period" label="Período" options={periods} />}
        {option?.filter !== undefined && (
          <FormSelect
            form={form}
            name="filter"
            label={option.filter.label}
            prompt={draft.kind === 'orders' || draft.kind === 'stock' ? 'Todos' : 'Dia'}
            options={option.filter.options.filter(({ value }) => value !== 'day')}
          />
        )}
        <FormSelect
          form={form}
          name="format"
          label="Formato"
          options={[
            { value: 'xlsx', label: 'Planilha (XLSX)' },
            { value: 'csv', label: 'CSV' },
          ]}
        />
        <FormCheckboxGroup
          form={form}
          name="columns"
          label="Colunas"
          options={columns.map((value) => ({ value, label: value }))}
          check={(chosen) =>
            columns.some((column) => chosen.includes(column)) ? undefined : 'Escolha ao menos uma coluna.'
          }
          className="col-span-full"
        />
      </FormSection>
      <FormSection title="Quando" help="No horário da loja. O arquivo fica guardado por 30 dias.">
        <FormSelect
          form={form}
          name="every"
          label="Frequência"
          options={[
            { value: 'daily', label: 'Todo dia' },
            { value: 'weekly', label: 'Toda semana' },
            { value: 'monthly', label: 'Todo mês' },
          ]}
        />
        {draft.every === 'weekly' && (
          <FormSelect form={form} name="weekday" label="Dia da semana" options={days} />
        )}
        {draft.every === 'monthly' && (
          <FormInteger
            form={form}
            name="monthDay"
            label="Dia do mês"
            hint="Em meses mais curtos, no último dia."
            required
            min={1}
            max={31}
          />
        )}
        <FormTime form={form} name="time" label="Hora" required="Escolha a hora." />
        <p role="status" className="col-span-full text-ink-2 text-sm">
          {rhythmWords(rhythmOf(draft))}.
        </p>
      </FormSection>
      <FormSection
        title="Para quem"
        help="Só pessoas da equipe que podem ver estes dados. Cada uma recebe um link por e-mail e entra no painel para baixar."
      >
        <FormCheckboxGroup
          form={form}
          name="recipients"
          label="Avisar por e-mail"
          options={able.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
          className="col-span-full"
        />
      </FormSection>
    </>
  );
}
