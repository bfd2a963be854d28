/** When a title is due, in words. */
import { daysBetween, formatDay } from '#kernel/time/calendar.ts';
import { type Title, titleStatusOnDay } from '../../domain/title.ts';

const FAR = 30;

/** 'Vence em 3 dias', 'Vencida há 2 dias', 'Paga'. */
export function dueWords(title: Pick<Title, 'status' | 'dueOn'>, today: string): string {
  switch (titleStatusOnDay(title, today)) {
    case 'paid':
      return 'Paga';
    case 'cancelled':
      return 'Cancelada';
    case 'overdue':
      return `Vencida há ${daysWords(daysBetween(title.dueOn, today))}`;
    default:
      return openWords(daysBetween(today, title.dueOn), title.dueOn);
  }
}

/** Past its due date but not overdue: banks were closed on it. */
function openWords(days: number, dueOn: string): string {
  if (days < 0) return 'Ainda pode ser paga sem acréscimo';
  if (days === 0) return 'Vence hoje';
  if (days === 1) return 'Vence amanhã';
  return days > FAR ? `Vence em ${formatDay(dueOn)}` : `Vence em ${daysWords(days)}`;
}

const daysWords = (days: number): string => (days === 1 ? '1 dia' : `${days} dias`);
