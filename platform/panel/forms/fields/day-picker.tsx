import { type DateRange, DayPicker } from 'react-day-picker';
import { ptBR } from 'react-day-picker/locale/pt-BR';
import 'react-day-picker/style.css';
import type { DayLimits } from './day-text.ts';

/** Noon: no change to summer time moves it to another day. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

export interface Days {
  readonly from: string;
  readonly to: string;
}

interface DayCalendarProps extends DayLimits {
  readonly value: string;
  readonly onChoose: (day: string) => void;
}

const beyond = ({ min, max }: DayLimits) => [
  ...(min === undefined ? [] : [{ before: dateOf(min) }]),
  ...(max === undefined ? [] : [{ after: dateOf(max) }]),
];

/** A month to choose a day from, in Portuguese, by mouse or arrow keys. Load it lazily. */
export const DayCalendar = ({ value, onChoose, ...limits }: DayCalendarProps) => (
  <DayPicker
    mode="single"
    required
    autoFocus
    locale={ptBR}
    selected={value === '' ? undefined : dateOf(value)}
    defaultMonth={value === '' ? new Date() : dateOf(value)}
    disabled={beyond(limits)}
    onSelect={(date: Date) => onChoose(dayOf(date))}
  />
);

interface RangeCalendarProps extends DayLimits {
  readonly value: Days;
  readonly onChoose: (days: Days) => void;
  readonly months: 1 | 2;
}

/** Two ends of a period. */
export const RangeCalendar = ({ value: { from, to }, onChoose, months, ...limits }: RangeCalendarProps) => (
  <DayPicker
    mode="range"
    autoFocus
    locale={ptBR}
    numberOfMonths={months}
    selected={from === '' ? undefined : { from: dateOf(from), to: to === '' ? undefined : dateOf(to) }}
    defaultMonth={from === '' ? new Date() : dateOf(from)}
    disabled={beyond(limits)}
    onSelect={(range: DateRange | undefined) =>
      onChoose({
        from: range?.from === undefined ? '' : dayOf(range.from),
        to: range?.to === undefined ? '' : dayOf(range.to),
      })
    }
  />
);
