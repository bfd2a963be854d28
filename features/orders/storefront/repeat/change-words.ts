import { noticeText } from '#features/cart/contract/cart-notice.wire.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import { formatMoney } from '#kernel/money.ts';
import type { RepeatedLine } from '../../domain/repeated-order.ts';

export interface LineChange {
  readonly text: string;
  /** A lower price is 'better'. */
  readonly tone: 'better' | 'worse';
}

export function lineChanges({ ordered, today, notices }: RepeatedLine): LineChange[] {
  const changes = notices.map((notice) => wordsFor(notice, ordered.unit));
  return today === undefined && changes.length === 0
    ? [{ text: 'Não está mais à venda', tone: 'worse' }]
    : changes;
}

function wordsFor(notice: CartNotice, unit: string): LineChange {
  switch (notice.kind) {
    case 'gone':
      return { text: 'Não está mais à venda', tone: 'worse' };
    case 'out-of-stock':
      return { text: 'Sem estoque agora', tone: 'worse' };
    case 'less-stock':
      return { text: `O estoque só alcança ${amountShort(notice.to, unit)}`, tone: 'worse' };
    case 'other-way':
    case 'too-little':
      return { text: noticeText(notice), tone: 'worse' };
    case 'price-changed':
      return {
        text: `O preço mudou de ${formatMoney(notice.from)} para ${formatMoney(notice.to)}`,
        tone: notice.to < notice.from ? 'better' : 'worse',
      };
    case 'over-maximum':
      return { text: `O máximo por pedido agora é ${amountShort(notice.to, unit)}`, tone: 'worse' };
    case 'below-minimum':
      return { text: `O mínimo por pedido agora é ${amountShort(notice.to, unit)}`, tone: 'worse' };
    default:
      return { text: `A quantidade foi ajustada para ${amountShort(notice.to, unit)}`, tone: 'worse' };
  }
}
