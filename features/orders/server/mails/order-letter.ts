/** What the mail about a step of an order says, from the order as it stands. */
import { firstName, type Letter } from '#features/accounts/server/mails/letter.ts';
import { isToBePaid } from '../../contract/mails/order-mail-payment.ts';
import { type MailedAmounts, orderSummary } from '../../contract/mails/order-mail-summary.ts';
import { arrived, letterWords, type MailedOrder } from '../../contract/mails/order-mail-text.ts';
import { orderShopMails } from '../../contract/mails/order-shop-mails.ts';
import type { OrderStep } from '../../domain/order-step.ts';
import type { OrderLine } from '../../domain/placed-order.ts';

interface MailedStep {
  readonly reader: { readonly name: string; readonly email: string };
  readonly order: MailedOrder & MailedAmounts;
  /** None for a mail without a summary. */
  readonly lines: readonly OrderLine[];
}

export function orderLetter(step: OrderStep, { reader, order, lines }: MailedStep): Letter {
  const { paragraphs, summarised, ...words } = letterWords(step, order);
  const name = firstName(reader.name);
  return {
    ...words,
    shopMail: orderShopMails[step],
    values: { name, order: String(order.number), state: arrived(order) },
    to: reader.email,
    paragraphs: [`Olá, ${name}.`, ...paragraphs],
    ...(summarised ? { summary: orderSummary(order, lines, order.charge) } : {}),
    button: { label: buttonOf(step, isToBePaid(order.charge)), path: `/pedidos/${order.number}` },
  };
}

function buttonOf(step: OrderStep, toBePaid: boolean): string {
  if (step === 'edit-proposed') return 'Ver a alteração';
  if (step === 'priced') return 'Ver e aceitar o orçamento';
  if (step === 'payment-due' || toBePaid) return 'Ver o pagamento';
  if (step === 'given-back' || step === 'returned') return 'Ver o pedido';
  return step === 'delivered' ? 'Avaliar o pedido' : 'Acompanhar';
}
