import { formatMoney, fromReais, toReais } from '#kernel/money.ts';
import { formatQuantity, NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import { never } from '#kernel/result.ts';
import type { CartNotice } from '../domain/cart-notice.ts';
import type { WireCartNotice } from './cart-notice.schema.ts';

const wireKinds = {
  gone: 'INDISPONIVEL',
  'out-of-stock': 'SEM_ESTOQUE',
  'less-stock': 'ESTOQUE_MENOR',
  'over-maximum': 'ACIMA_DO_MAXIMO',
  'below-minimum': 'ABAIXO_DO_MINIMO',
  'off-step': 'FORA_DO_MULTIPLO',
  'changed-elsewhere': 'ALTERADO_EM_OUTRA_JANELA',
  'price-changed': 'PRECO_ALTERADO',
} as const satisfies Record<CartNotice['kind'], WireCartNotice['tipo']>;

const kinds = Object.fromEntries(Object.entries(wireKinds).map(([kind, wire]) => [wire, kind])) as {
  readonly [Kind in CartNotice['kind'] as (typeof wireKinds)[Kind]]: Kind;
};

export function noticeToWire(notice: CartNotice): WireCartNotice {
  const said = { tipo: wireKinds[notice.kind], idproduto: notice.productId, mensagem: noticeText(notice) };
  if (notice.kind === 'gone') return said;
  const named = { ...said, nome: notice.name };
  if (notice.kind === 'out-of-stock') return named;
  if (notice.kind === 'price-changed') {
    return { ...named, preco: { de: toReais(notice.from), para: toReais(notice.to) } };
  }
  return { ...named, quantidade: { de: toNumber(notice.from), para: toNumber(notice.to) } };
}

export function noticeFromWire(wire: WireCartNotice): CartNotice {
  const productId = wire.idproduto;
  const name = wire.nome ?? '';
  const kind = kinds[wire.tipo];
  switch (kind) {
    case 'gone':
      return { kind, productId };
    case 'out-of-stock':
      return { kind, productId, name };
    case 'price-changed':
      return {
        kind,
        productId,
        name,
        from: fromReais(wire.preco?.de ?? 0),
        to: fromReais(wire.preco?.para ?? 0),
      };
    default:
      return {
        kind,
        productId,
        name,
        from: parseQuantity(wire.quantidade?.de ?? 0) ?? NONE,
        to: parseQuantity(wire.quantidade?.para ?? 0) ?? NONE,
      };
  }
}

/** One sentence for the shopper. */
export function noticeText(notice: CartNotice): string {
  switch (notice.kind) {
    case 'gone':
      return 'Um dos produtos não está mais à venda e saiu do carrinho.';
    case 'out-of-stock':
      return `${notice.name} está sem estoque e saiu do carrinho.`;
    case 'less-stock':
      return `${notice.name}: o estoque só alcança ${formatQuantity(notice.to)}.`;
    case 'over-maximum':
      return `${notice.name}: o máximo por pedido é ${formatQuantity(notice.to)}.`;
    case 'below-minimum':
      return `${notice.name}: o mínimo por pedido é ${formatQuantity(notice.to)}.`;
    case 'off-step':
      return `${notice.name}: a quantidade foi ajustada para ${formatQuantity(notice.to)}.`;
    case 'changed-elsewhere':
      return `${notice.name}: a quantidade também foi mudada em outra janela; ficou a maior, ${formatQuantity(notice.to)}.`;
    case 'price-changed':
      return `${notice.name}: o preço mudou de ${formatMoney(notice.from)} para ${formatMoney(notice.to)}.`;
    default:
      return never(notice);
  }
}
