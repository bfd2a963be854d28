/** What a mail says about goods that came back: which ones, why, and what becomes of their money. */
import { formatMoney } from '#kernel/money.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import type { OrderReturn } from '../../domain/returns/order-return.ts';
import { goodsWords } from './goods-words.ts';

export interface MailedReturn {
  readonly returned: OrderReturn;
  readonly lines: readonly OrderLine[];
}

export const returnedWords = ({ returned, lines }: MailedReturn): readonly string[] => [
  `${fateWords(returned)}: ${goodsWords(returned, lines).join('; ')}.`,
  returned.reason === '' ? '' : `Motivo: ${returned.reason}`,
  returned.exchanged ? EXCHANGED : returnMoneyWords(returned),
];

/** For the client, on the order's page, too. */
export const EXCHANGED = 'A loja troca por outros iguais, sem custo: nada é cobrado nem devolvido.';

/** The mail's subject and its first sentence. */
export function returnTitles(number: number, { unsent, exchanged }: OrderReturn): readonly [string, string] {
  if (unsent)
    return [
      `Pedido ${number}: alguns produtos não serão enviados`,
      `A loja não vai enviar uma parte do seu pedido ${number}.`,
    ];
  const what = exchanged ? 'troca' : 'devolução';
  return [
    `Pedido ${number}: ${what} registrada`,
    `A loja registrou a ${what} de produtos do seu pedido ${number}.`,
  ];
}

function fateWords({ unsent, exchanged }: OrderReturn): string {
  if (unsent) return 'Não serão enviados';
  return exchanged ? 'Para trocar' : 'Voltaram para a loja';
}

/** For the client, on the order's page, too. */
export function returnMoneyWords({
  amount,
  way,
  state,
}: Pick<OrderReturn, 'amount' | 'way' | 'state'>): string {
  const money = formatMoney(amount);
  if (way === 'none') return '';
  if (way === 'deduction') return `${money} foram abatidos do que falta pagar.`;
  if (state === 'settled') return `${money} foram devolvidos.`;
  if (state === 'when-paid') return `Quando o pagamento for confirmado, a loja devolve ${money}.`;
  return `${money} vão ser devolvidos. Avisamos por e-mail quando a devolução sair.`;
}
