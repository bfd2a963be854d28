import { noticeText } from '#features/cart/contract/cart-notice.wire.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import { productsWords } from '#features/cart/domain/count-products.ts';
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import type { ListLine } from '../domain/list-today.ts';

export const listCountWords = (count: number): string =>
  count === 0 ? 'Nenhum produto ainda' : productsWords(count);

export function noticeWords({ product, today, notices }: ListLine): string[] {
  const words = notices.map((notice) => wordsFor(notice, product.unit));
  return today === undefined && words.length === 0 ? ['Não está disponível agora'] : words;
}

function wordsFor(notice: CartNotice, unit: string): string {
  switch (notice.kind) {
    case 'gone':
      return 'Não está mais à venda';
    case 'out-of-stock':
      return 'Sem estoque agora';
    case 'less-stock':
      return `O estoque só alcança ${amountShort(notice.to, unit)}`;
    case 'over-maximum':
      return `O máximo por pedido é ${amountShort(notice.to, unit)}`;
    case 'below-minimum':
      return `O mínimo por pedido é ${amountShort(notice.to, unit)}`;
    case 'off-step':
      return `Vai para o carrinho como ${amountShort(notice.to, unit)}`;
    default:
      return noticeText(notice);
  }
}
