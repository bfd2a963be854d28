import type { Instant } from '#kernel/scope.ts';
import { daysLeft, type Quote } from '../../domain/quotes/quote.ts';

export function validityWords(quote: Pick<Quote, 'validUntil'>, now: Instant): string {
  const days = daysLeft(quote, now);
  if (days < 0) return 'A validade acabou';
  if (days === 0) return 'Vence hoje';
  return days === 1 ? 'Vence amanhã' : `Faltam ${days} dias`;
}
