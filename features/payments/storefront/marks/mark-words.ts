/** What the marks of the ways to pay say. */

import type { Money } from '#kernel/money.ts';
import { instalmentsOf } from '../../domain/instalments.ts';
import { PAYMENT_KINDS, type PaymentKind } from '../../domain/method-settings.ts';
import { type PaymentMethod, paidOnDelivery } from '../../domain/payment-method.ts';

const WORDS: Readonly<Record<PaymentKind, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  card: 'Cartão',
  'card-on-delivery': 'Cartão na entrega',
  'cash-on-delivery': 'Dinheiro na entrega',
  'on-account': 'Faturado',
};

export interface PaymentMark {
  readonly kind: PaymentKind;
  readonly words: string;
}

/** Of the kinds that a shop names for everybody, each once and in its order; unknown ones are left out. */
export const marksOfKinds = (kinds: readonly string[]): readonly PaymentMark[] =>
  kinds.filter(isKind).map((kind) => ({ kind, words: WORDS[kind] }));

/** Of the methods that this client may use. `amount`: what is paid, which decides how many instalments there are. */
export function marksOfMethods(
  methods: readonly PaymentMethod[],
  amount: Money | undefined,
): readonly PaymentMark[] {
  const kinds = [...new Set(methods.map(({ kind }) => kind))];
  return marksOfKinds(kinds).map((mark) =>
    mark.kind === 'card' && amount !== undefined ? { ...mark, words: cardWords(methods, amount) } : mark,
  );
}

/** For one line: what is paid when the goods come is one mark, where there are several. */
export function shortMarks(marks: readonly PaymentMark[]): readonly PaymentMark[] {
  const late = marks.filter(({ kind }) => paidOnDelivery(kind));
  if (late.length < 2) return marks;
  const [first] = late;
  return marks.flatMap((mark) =>
    mark === first ? { ...mark, words: 'Na entrega' } : late.includes(mark) ? [] : mark,
  );
}

function cardWords(methods: readonly PaymentMethod[], amount: Money): string {
  const counts = methods.map(({ card }) =>
    card === undefined ? 1 : (instalmentsOf(amount, card.instalments).at(-1)?.count ?? 1),
  );
  const most = Math.max(1, ...counts);
  return most > 1 ? `${WORDS.card} em até ${most}x` : WORDS.card;
}

const isKind = (kind: string): kind is PaymentKind => PAYMENT_KINDS.some((known) => known === kind);
