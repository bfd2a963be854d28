import type { AgreedTerms } from '#features/accounts/domain/client-terms.ts';
import { centavos, toReais } from '#kernel/money.ts';
import type { WireTermsBody } from '../../contract/terms/client-terms.schema.ts';
import type { TermMethod } from '../../domain/terms/client-terms.ts';

/** As the form has it. */
export interface TermsValues {
  /** 'shop': what the shop offers the client; 'own': only the methods that are marked. */
  readonly rule: string;
  readonly methods: string[];
  /** Centavos. */
  readonly minimum: number | null;
  readonly note: string;
}

export const termsValues = ({ paymentMethodIds, minimumOrder, note }: AgreedTerms): TermsValues => ({
  rule: paymentMethodIds === undefined ? 'shop' : 'own',
  methods: [...(paymentMethodIds ?? [])],
  minimum: minimumOrder ?? null,
  note,
});

export const termsBody = ({ rule, methods, minimum, note }: TermsValues): Omit<WireTermsBody, 'versao'> => ({
  formasPagamento: rule === 'own' ? methods : null,
  pedidoMinimo: minimum === null ? null : toReais(centavos(minimum)),
  observacao: note,
});

/** 'em 28, 35 e 42 dias'; empty without days. */
export function daysWords(days: readonly number[]): string {
  if (days.length === 0) return '';
  if (days.length === 1) return `em ${days[0]} ${days[0] === 1 ? 'dia' : 'dias'}`;
  return `em ${days.slice(0, -1).join(', ')} e ${days.at(-1)} dias`;
}

/** The name, with the days where it does not say them, and whether the method is off. */
export function methodWords({ name, days, active }: Pick<TermMethod, 'name' | 'days' | 'active'>): string {
  const named = days.every((day) => new RegExp(`\\b${day}\\b`).test(name));
  return [name, named ? '' : daysWords(days), active ? '' : 'desligada'].filter(Boolean).join(', ');
}
