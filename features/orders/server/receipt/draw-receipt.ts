import type { SumRow } from '#features/cart/contract/sum-words.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { LINE, type Pen } from '#platform/documents/pen.ts';
import { lineName } from '../../contract/order/line-name.ts';
import { totalBeforePayment } from '../../domain/order-sums.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import { type Receipt, staysPaid } from '../../domain/receipt.ts';
import { type LabelledValue, orderFacts, paymentLines, shopLines, totalLines } from './receipt-words.ts';

const LEFT = 50;
const WIDTH = 495;
const TOP = 50;
/** Only the footer is below it. */
const BOTTOM = 775;
const FOOT = 800;

const TEXT = { size: 9.5 };
const SMALL = { size: 8, colour: '#555555' };
const BOLD = { size: 9.5, bold: true };
const PLACES = { quantity: 300, price: 360, total: 435 } as const;

/** Draws on as many pages as needed; yields after each. */
export function* drawReceipt(pen: Pen, receipt: Receipt): Generator<void> {
  let page = 1;
  const foot = () =>
    pen.text(
      `Recibo do pedido ${receipt.order.number} · ${receipt.shop.name} · página ${page}. Não substitui a nota fiscal.`,
      { x: LEFT, y: FOOT, width: WIDTH, align: 'center' },
      SMALL,
    );
  pen.newPage();
  foot();
  let y = drawGoodsHead(pen, drawHead(pen, receipt));
  for (const row of rowsOf(pen, receipt.order.lines)) {
    if (y + row.height > BOTTOM) {
      yield;
      page += 1;
      pen.newPage();
      foot();
      y = drawGoodsHead(pen, TOP);
    }
    row.draw(y);
    y += row.height;
  }
  const totals = totalLines(receipt);
  const payment = paymentLines(receipt);
  if (y + (totals.length + payment.length) * 16 + 70 > BOTTOM) {
    yield;
    page += 1;
    pen.newPage();
    foot();
    y = TOP;
  }
  drawPayment(pen, drawTotals(pen, y + 10, totals), payment);
  yield;
}

function drawHead(pen: Pen, receipt: Receipt): number {
  const { shop, paidAt } = receipt;
  pen.text('RECIBO DE PAGAMENTO', { x: LEFT, y: TOP, width: 300 }, { size: 17, bold: true });
  const amount = { x: LEFT + 300, width: WIDTH - 300, align: 'right' as const };
  pen.text(formatMoney(staysPaid(receipt)), { ...amount, y: TOP }, { size: 17, bold: true });
  if (paidAt !== undefined)
    pen.text(`Pago em ${formatDateTime(paidAt, shop.zone)}`, { ...amount, y: TOP + 22 }, SMALL);
  const name = shop.footer.legalName === '' ? shop.name : shop.footer.legalName;
  pen.text(name, { x: LEFT, y: TOP + 34, width: WIDTH }, { size: 11, bold: true });
  const lines = shopLines(receipt).flatMap((line) => pen.wrap(line, WIDTH, SMALL));
  let y = pen.lines(lines, { x: LEFT, y: TOP + 49, width: WIDTH }, SMALL) + 8;
  pen.line([LEFT, y], [LEFT + WIDTH, y]);
  y += 10;
  for (const { label, value } of orderFacts(receipt)) {
    pen.text(`${label}:`, { x: LEFT, y, width: 105 }, SMALL);
    y =
      pen.lines(pen.wrap(value, WIDTH - 110, TEXT), { x: LEFT + 110, y: y - 1, width: WIDTH - 110 }, TEXT) +
      4;
  }
  return y + 8;
}

function drawGoodsHead(pen: Pen, y: number): number {
  pen.fill({ x: LEFT, y, width: WIDTH, height: 18 }, '#efefef');
  const head = { size: 8, bold: true };
  pen.text('Produto', { x: LEFT + 6, y: y + 5, width: 220 }, head);
  const column = (label: string, x: number, width: number) =>
    pen.text(label, { x: LEFT + x, y: y + 5, width, align: 'right' }, head);
  column('Quantidade', PLACES.quantity - 70, 70);
  column('Preço', PLACES.price - 50, 60);
  column('Total', PLACES.total - 30, WIDTH - PLACES.total + 24);
  return y + 22;
}

interface Row {
  readonly height: number;
  readonly draw: (y: number) => void;
}

/** A combo's products are listed below it, without prices. */
function* rowsOf(pen: Pen, lines: readonly OrderLine[]): Generator<Row> {
  for (const line of lines) {
    yield rowOf(pen, line, 0, true);
    for (const part of line.parts ?? []) yield rowOf(pen, part, 12, false);
  }
}

function rowOf(pen: Pen, line: OrderLine, indent: number, priced: boolean): Row {
  const style = priced ? TEXT : SMALL;
  const width = PLACES.quantity - 80 - indent;
  const wrapped = line.giftWrap ? `${lineName(line)} (embalado para presente)` : lineName(line);
  const name = pen.wrap(wrapped, width, style);
  return {
    height: name.length * style.size * LINE + 5,
    draw(y) {
      pen.lines(name, { x: LEFT + 6 + indent, y, width }, style);
      const figure = (text: string, x: number, room: number) =>
        pen.text(text, { x: LEFT + x, y, width: room, align: 'right' }, style);
      figure(`${formatQuantity(line.quantity)} ${line.unit}`, PLACES.quantity - 70, 70);
      if (!priced) return;
      figure(formatMoney(line.basePrice ?? line.unitPrice), PLACES.price - 50, 60);
      figure(formatMoney(totalBeforePayment(line)), PLACES.total - 60, WIDTH - PLACES.total + 54);
    },
  };
}

function drawTotals(pen: Pen, y: number, totals: readonly SumRow[]): number {
  pen.line([LEFT, y - 5], [LEFT + WIDTH, y - 5]);
  let below = y;
  for (const { label, value, strong = false } of totals) {
    const style = strong ? BOLD : TEXT;
    pen.text(label, { x: LEFT + 250, y: below, width: 130, align: 'right' }, style);
    pen.text(value, { x: LEFT + 385, y: below, width: 104, align: 'right' }, style);
    below += 16;
  }
  return below + 12;
}

function drawPayment(pen: Pen, y: number, payment: readonly LabelledValue[]): void {
  const height = payment.length * 16 + 12;
  pen.frame({ x: LEFT, y, width: WIDTH, height });
  payment.forEach(({ label, value }, index) => {
    const line = y + 9 + index * 16;
    pen.text(label, { x: LEFT + 10, y: line, width: 140 }, TEXT);
    pen.text(value, { x: LEFT + 155, y: line, width: WIDTH - 165, align: 'right' }, BOLD);
  });
}
