import type { FormEvent } from 'react';
import { useLead, usePathname, useSearchTexts } from '#platform/panel/address.ts';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { DaySpan } from '../../domain/reports/report.ts';
import { presets } from './report-period.ts';

interface PeriodBarProps {
  readonly span: DaySpan;
  readonly today: string;
}

const steps = [
  { value: 'DIA', label: 'Dia' },
  { value: 'SEMANA', label: 'Semana' },
  { value: 'MES', label: 'Mês' },
];

/** The period is part of the address, so that a link leads to the same report. */
export function PeriodBar({ span, today }: PeriodBarProps) {
  const search = useSearchTexts();
  const pathname = usePathname();
  const lead = useLead();
  const go = (changes: Readonly<Record<string, string>>): void => {
    const query = new URLSearchParams(
      // Another period has other pages.
      Object.entries({ ...search, pagina: '', ...changes }).filter((pair): pair is [string, string] =>
        Boolean(pair[1]),
      ),
    );
    void lead(`${pathname}?${query}`);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    go(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
  };
  const offered = presets(today);
  // On the last day of a month "30 dias" and "Este mês" are the same days: only one is shown as chosen.
  const chosen = offered.find(({ span: { from, to } }) => from === span.from && to === span.to);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {offered.map(({ label, span: { from, to } }) => {
          const here = label === chosen?.label;
          return (
            <Button
              key={label}
              size="sm"
              tone={here ? 'primary' : 'secondary'}
              aria-pressed={here}
              onClick={() => go({ de: from, ate: to })}
            >
              {label}
            </Button>
          );
        })}
      </div>
      <form
        key={`${span.from} ${span.to} ${search.por ?? ''}`}
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-3 sm:flex"
      >
        <TextField type="date" name="de" label="De" defaultValue={span.from} max={today} />
        <TextField type="date" name="ate" label="Até" defaultValue={span.to} max={today} />
        <Select
          name="por"
          label="Somar por"
          options={steps}
          defaultValue={search.por ?? 'DIA'}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
        <Button type="submit">Mostrar</Button>
      </form>
    </div>
  );
}
