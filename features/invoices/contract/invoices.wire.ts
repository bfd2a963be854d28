import { titleFromWire, titleToWire } from '#features/payments/contract/titles/title.wire.ts';
import { creditOf } from '#features/payments/domain/credit.ts';
import { fromReais, subtract, toReais, ZERO } from '#kernel/money.ts';
import type { ClientTitles, ShownTitle, TitleSum } from '../domain/client-titles.ts';
import type { WireInvoices, WireShownTitle } from './titles.schema.ts';

/** Boletos are left out unless requested: the list loaded after each login does not need them. */
export const invoicesToWire = (
  { titles, credit, page, pages, total, sum, open, overdue }: ClientTitles,
  withBoletos: boolean,
): WireInvoices => ({
  faturas: titles.map(({ boleto, ...title }) =>
    shownTitleToWire(withBoletos && boleto !== undefined ? { ...title, boleto } : title),
  ),
  limite_credito_total: toReais(credit?.limit ?? ZERO),
  limite_credito_disponivel: toReais(credit?.available ?? ZERO),
  pagina: page,
  paginas: pages,
  total,
  valorTotal: toReais(sum),
  abertas: sumToWire(open),
  vencidas: sumToWire(overdue),
});

export const shownTitleToWire = (title: ShownTitle): WireShownTitle => ({
  ...titleToWire(title),
  vencido: title.overdue,
});

export const shownTitleFromWire = (wire: WireShownTitle): ShownTitle => ({
  ...titleFromWire(wire),
  overdue: wire.vencido,
});

export function invoicesFromWire(wire: WireInvoices): ClientTitles {
  const limit = fromReais(wire.limite_credito_total);
  const available = fromReais(wire.limite_credito_disponivel);
  return {
    titles: wire.faturas.map(shownTitleFromWire),
    ...(limit === 0 ? {} : { credit: creditOf(limit, subtract(limit, available)) }),
    page: wire.pagina,
    pages: wire.paginas,
    total: wire.total,
    sum: fromReais(wire.valorTotal),
    open: sumFromWire(wire.abertas),
    overdue: sumFromWire(wire.vencidas),
  };
}

type WireSum = WireInvoices['abertas'];

const sumToWire = ({ count, sum }: TitleSum): WireSum => ({ quantidade: count, valor: toReais(sum) });
const sumFromWire = ({ quantidade, valor }: WireSum): TitleSum => ({
  count: quantidade,
  sum: fromReais(valor),
});
