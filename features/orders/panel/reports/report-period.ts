/** The period of a report, as its address carries it. */
import { addDays, isDay } from '#kernel/time/calendar.ts';
import { stepFromWire } from '../../contract/reports/reports.wire.ts';
import { type DaySpan, lastDays, REPORT_STEPS, type ReportStep } from '../../domain/reports/report.ts';

const DEFAULT_DAYS = 30;

type Texts = Readonly<Record<string, string | undefined>>;

/** The last thirty days unless the address names two days in their order. */
export function periodOf({ de = '', ate = '' }: Texts, today: string): DaySpan {
  return isDay(de) && isDay(ate) && de <= ate ? { from: de, to: ate } : lastDays(today, DEFAULT_DAYS);
}

export function stepOf({ por }: Texts): ReportStep {
  if (por !== 'DIA' && por !== 'SEMANA' && por !== 'MES') return REPORT_STEPS[0];
  return stepFromWire(por);
}

/** Periods that are asked for most. */
export function presets(today: string): readonly { readonly label: string; readonly span: DaySpan }[] {
  const month = `${today.slice(0, 7)}-01`;
  const lastMonth = addDays(month, -1);
  return [
    { label: '7 dias', span: lastDays(today, 7) },
    { label: '30 dias', span: lastDays(today, 30) },
    { label: '90 dias', span: lastDays(today, 90) },
    { label: 'Este mês', span: { from: month, to: today } },
    { label: 'Mês passado', span: { from: `${lastMonth.slice(0, 7)}-01`, to: lastMonth } },
    { label: '12 meses', span: lastDays(today, 365) },
  ];
}
