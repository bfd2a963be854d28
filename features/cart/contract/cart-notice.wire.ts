import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
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
  'larger-kept': 'MAIOR_QUANTIDADE',
  'price-changed': 'PRECO_ALTERADO',
  'other-way': 'OUTRA_FORMA',
  'too-little': 'MENOS_DE_UM_CENTAVO',
} as const satisfies Record<CartNotice['kind'], WireCartNotice['tipo']>;

const kinds = Object.fromEntries(Object.entries(wireKinds).map(([kind, wire]) => [wire, kind])) as {
  readonly [Kind in CartNotice['kind'] as (typeof wireKinds)[Kind]]: Kind;
};

export function noticeToWire(notice: CartNotice): WireCartNotice {
  const said = { tipo: wireKinds[notice.kind], idproduto: notice.productId, mensagem: noticeText(notice) };
  if (notice.kind === 'gone')
    return notice.combo ? { ...said, idcombopromocional_cabecalho: notice.productId } : said;
  const named = { ...said, nome: notice.name };
  if (notice.kind === 'out-of-stock' || notice.kind === 'too-little') return named;
  if (notice.kind === 'other-way')
    return {
      ...named,
      somente: notice.only === 'other-payment' ? 'OUTRO_PAGAMENTO' : deliveryTypeToWire(notice.only),
    };
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
      return {
        kind,
        productId,
        ...defined({ combo: wire.idcombopromocional_cabecalho === undefined ? undefined : true }),
      };
    case 'out-of-stock':
    case 'too-little':
      return { kind, productId, name };
    case 'other-way': {
      const { somente = 'OUTRO_PAGAMENTO' } = wire;
      return {
        kind,
        productId,
        name,
        only: somente === 'OUTRO_PAGAMENTO' ? 'other-payment' : deliveryTypeFromWire(somente),
      };
    }
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

export function noticeText(notice: CartNotice): string {
  switch (notice.kind) {
    case 'gone':
      return notice.combo
        ? 'Um dos combos não está mais disponível e saiu do carrinho.'
        : 'Um dos produtos não está mais à venda e saiu do carrinho.';
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
    case 'larger-kept':
      return `${notice.name}: já estava no seu carrinho; ficou a maior quantidade, ${formatQuantity(notice.to)}.`;
    case 'price-changed':
      return `${notice.name}: o preço mudou de ${formatMoney(notice.from)} para ${formatMoney(notice.to)}.`;
    case 'other-way':
      return `${notice.name} só é vendido ${onlyWords[notice.only]}.`;
    case 'too-little':
      return `${notice.name}: essa quantidade custa menos de um centavo. Aumente a quantidade.`;
    default:
      return never(notice);
  }
}

const onlyWords = {
  delivery: 'com entrega',
  pickup: 'para retirada na loja',
  'other-payment': 'com outra forma de pagamento',
} as const;
