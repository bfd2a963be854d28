import { defined } from '#kernel/defined.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { QuotePrices } from '../../domain/quotes/quote-prices.ts';
import type { WireQuotePrices } from './price-quote.schema.ts';

export interface QuoteAnswer extends QuotePrices {
  readonly message: string;
  /** Validity in days. */
  readonly days: number;
  /** Of the prices that the person saw, 0 for none: others are not replaced. */
  readonly seen?: number;
}

const USUAL_DAYS = 7;

/** A fraction of a centavo and two prices for one product are refused: which one was meant must not be guessed. */
export function quoteAnswerFromWire({
  itens,
  taxaentrega,
  desconto,
  mensagem = '',
  validade = USUAL_DAYS,
  versao: seen,
}: WireQuotePrices): Result<QuoteAnswer, { readonly code: 'price-not-exact' | 'priced-twice' }> {
  const prices = new Map<string, Money>();
  for (const { id, precoatendente } of itens) {
    const price = money(precoatendente);
    if (price === undefined) return refuse({ code: 'price-not-exact' });
    if (prices.has(id)) return refuse({ code: 'priced-twice' });
    prices.set(id, price);
  }
  const deliveryFee = taxaentrega === undefined ? undefined : money(taxaentrega);
  const discount = desconto === undefined ? undefined : money(desconto);
  const inexact =
    (taxaentrega !== undefined && deliveryFee === undefined) ||
    (desconto !== undefined && discount === undefined);
  if (inexact) return refuse({ code: 'price-not-exact' });
  return accept({
    prices,
    ...defined({ deliveryFee, discount, seen }),
    message: mensagem.trim(),
    days: validade,
  });
}

function money(reais: number): Money | undefined {
  const units = exactUnits(reais, 2);
  return units === undefined ? undefined : centavos(units);
}
