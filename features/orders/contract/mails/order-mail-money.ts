/** What a mail says about a refund: how much, of which payment, and how it arrives. */
import { brandWords } from '#features/payments/contract/charges/payment-words.ts';
import { type Charge, goesBackAsItCame, stillPaid } from '#features/payments/domain/charges/charge.ts';
import { formatMoney, type Money } from '#kernel/money.ts';

export interface GivenBack {
  readonly amount: Money;
  readonly charge: Charge;
  /** The shop's staff refunded it themselves, without a provider. */
  readonly byShop: boolean;
}

/** `counting`: the charge by which the order is paid, which may be another one. */
export const givenBackWords = (back: GivenBack, counting: Charge | undefined): readonly string[] => [
  leftWords(back.charge, counting),
  wayWords(back),
];

function leftWords(charge: Charge, counting: Charge | undefined): string {
  if (counting?.status === 'paid' && counting.id !== charge.id)
    return 'O pedido já estava pago por outro pagamento, e continua pago: só voltou o que veio a mais.';
  const left = stillPaid(charge);
  return left > 0 ? `Continuam pagos ${formatMoney(left)}.` : 'Com isso, todo o valor pago foi devolvido.';
}

function wayWords({ charge: { kind, card }, byShop }: GivenBack): string {
  if (byShop) return 'A própria loja fez a devolução. Se o valor não chegar, fale com ela.';
  if (kind === 'pix') return 'O valor volta por Pix para a conta de onde veio, em geral em poucos minutos.';
  const name = card === undefined ? '' : ` (${brandWords(card.brand)} final ${card.lastFour})`;
  return `O valor volta para o cartão${name}: conforme o banco que o emitiu, aparece nesta fatura ou em uma das duas seguintes.`;
}

/** What happens to the money of a cancelled order. What was refunded already has a mail of its own. */
export function refundWords(charge: Charge | undefined): string {
  if (charge?.status === 'refunded') return '';
  if (charge?.status !== 'paid') {
    return 'O que já foi pago pela loja on-line é devolvido pela mesma forma de pagamento.';
  }
  const left = formatMoney(stillPaid(charge));
  const how = goesBackAsItCame(charge)
    ? `${left} voltam pela mesma forma de pagamento.`
    : `A loja devolve ${left}: combine com ela como.`;
  return `${how} Avisamos por e-mail quando a devolução sair.`;
}
