import { Plus, X } from 'lucide-react';
import { capitalised } from '#kernel/tidy-text.ts';
import { weekdayWord } from '#kernel/time/weekdays.ts';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { hoursTexts } from '../../contract/texts.ts';
import {
  type DayProblem,
  dayProblem,
  type HoursDraft,
  mayAddSpan,
  spansOf,
  withChangedSpan,
  withMondayRepeated,
  withoutSpan,
  withSpan,
} from './hours-draft.ts';

interface DayHoursProps {
  readonly day: number;
  readonly draft: HoursDraft;
  readonly onDraft: (draft: HoursDraft) => void;
}

const MONDAY = 1;

const problemWords = (problem: DayProblem): string =>
  problem === 'incomplete' ? 'Informe o início e o fim.' : hoursTexts[problem].message;

/** One weekday: closed, or open for some spans. */
export function DayHours({ day, draft, onDraft }: DayHoursProps) {
  const spans = spansOf(draft, day);
  const name = capitalised(weekdayWord(day));
  const problem = dayProblem(spans);
  const invalid = problem === undefined ? undefined : true;
  const adds = spans.length === 0 ? 'Abrir neste dia' : 'Outro horário';
  const errorId = `problema-${day}`;
  return (
    <fieldset className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[6rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="font-semibold sm:pt-2.5">
        {name}
      </p>
      <div className="flex flex-col gap-2">
        {spans.length === 0 && <p className="text-ink-2 sm:pt-2.5">Fechado</p>}
        {spans.map(({ from, until }, index) => {
          const field = (key: 'from' | 'until', label: string, value: string) => (
            <input
              type="time"
              aria-label={`${name}, ${label}`}
              aria-invalid={invalid}
              aria-describedby={invalid && errorId}
              required
              value={value}
              onChange={({ currentTarget }) =>
                onDraft(withChangedSpan(draft, day, index, { [key]: currentTarget.value }))
              }
              className="field min-h-11 w-34 py-2"
            />
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: spans are told apart by their place alone
            <div key={index} className="flex items-center gap-2">
              {field('from', 'início', from)}
              <span className="text-ink-2">às</span>
              {field('until', 'fim', until)}
              <IconButton
                label={`Remover este horário de ${name.toLowerCase()}`}
                icon={<X aria-hidden="true" className="size-4.5" />}
                onClick={() => onDraft(withoutSpan(draft, day, index))}
              />
            </div>
          );
        })}
        {problem !== undefined && (
          <p id={errorId} className="text-danger text-sm">
            {problemWords(problem)}
          </p>
        )}
        <div className={cx('-ml-3.5 flex flex-wrap', !mayAddSpan(draft) && day !== MONDAY && 'hidden')}>
          {mayAddSpan(draft) && (
            <Button
              size="sm"
              tone="quiet"
              aria-label={`${adds}, ${name.toLowerCase()}`}
              onClick={() => onDraft(withSpan(draft, day))}
            >
              <Plus aria-hidden="true" className="size-4" />
              {adds}
            </Button>
          )}
          {day === MONDAY && spans.length > 0 && (
            <Button size="sm" tone="quiet" onClick={() => onDraft(withMondayRepeated(draft))}>
              Repetir até sexta
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
