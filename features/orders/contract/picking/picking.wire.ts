import { defined } from '#kernel/defined.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { OrderToPick, ProductToPick } from '../../domain/picking/order-to-pick.ts';
import type { PickedLine, Picking, PickWish, Shortage } from '../../domain/picking/picking.ts';
import { instantToWire } from '../order/order.wire.ts';
import { orderStatusFromWire, orderStatusToWire } from '../order/order-status.wire.ts';
import type { WirePickedGoods, WirePicking } from './picking.schema.ts';

type WireShortage = 'SEM_ESTOQUE' | 'AVARIADO';

const shortages: Readonly<Record<Shortage, WireShortage>> = {
  'out-of-stock': 'SEM_ESTOQUE',
  damaged: 'AVARIADO',
};
const shortageFromWire = (wire: WireShortage): Shortage => (wire === 'AVARIADO' ? 'damaged' : 'out-of-stock');

export const pickedGoodsToWire = ({ startedAt, startedBy, finished, lines }: Picking): WirePickedGoods => ({
  comecadaEm: instantToWire(startedAt),
  comecadaPor: startedBy,
  ...defined({
    concluidaEm: finished && instantToWire(finished.at),
    concluidaPor: finished?.by,
  }),
  itens: lines.map(({ position, quantity, shortage, note, version, key, name, at }) => ({
    linha: position,
    quantidade: toNumber(quantity),
    ...defined({ falta: shortage && shortages[shortage] }),
    anotacao: note,
    versao: version,
    chave: key,
    nome: name,
    em: instantToWire(at),
  })),
});

export const pickedGoodsFromWire = (wire: WirePickedGoods): Picking => ({
  startedAt: Date.parse(wire.comecadaEm),
  startedBy: wire.comecadaPor,
  ...defined({
    finished:
      wire.concluidaEm === undefined
        ? undefined
        : { at: Date.parse(wire.concluidaEm), by: wire.concluidaPor ?? '' },
  }),
  lines: wire.itens.map(
    (one): PickedLine => ({
      position: one.linha,
      quantity: parseQuantity(one.quantidade) ?? NONE,
      ...defined({ shortage: one.falta && shortageFromWire(one.falta) }),
      note: one.anotacao,
      version: one.versao,
      key: one.chave,
      name: one.nome,
      at: Date.parse(one.em),
    }),
  ),
});

export const orderToPickToWire = (order: OrderToPick): WirePicking => ({
  numpedido: order.number,
  status: orderStatusToWire(order.status),
  versaoPedido: order.version,
  observacao: order.note,
  produtos: order.products.map((product, position) => ({
    linha: position,
    nome: product.name,
    codigo: product.sku,
    ...defined({ ean: product.ean, imagem: product.picture }),
    unidade: product.unit,
    fundo: product.ground,
    quantidade: toNumber(product.quantity),
    presente: product.giftWrap,
  })),
  ...defined({ separacao: order.picking && pickedGoodsToWire(order.picking) }),
});

export const orderToPickFromWire = (wire: WirePicking): OrderToPick => ({
  number: wire.numpedido,
  status: orderStatusFromWire(wire.status),
  version: wire.versaoPedido,
  note: wire.observacao,
  products: wire.produtos.map(
    (one): ProductToPick => ({
      name: one.nome,
      sku: one.codigo,
      ...defined({ ean: one.ean, picture: one.imagem }),
      unit: one.unidade,
      ground: one.fundo,
      quantity: parseQuantity(one.quantidade) ?? NONE,
      giftWrap: one.presente,
    }),
  ),
  ...defined({ picking: wire.separacao && pickedGoodsFromWire(wire.separacao) }),
});

interface WirePickWish {
  readonly chave: string;
  readonly itens: readonly {
    readonly linha: number;
    readonly quantidade: number;
    readonly falta?: WireShortage;
    readonly anotacao?: string;
    readonly versao: number;
  }[];
}

/** A refusal for more than three decimals. */
export function pickWishFromWire({
  chave,
  itens,
}: WirePickWish): Result<PickWish, { readonly code: 'quantity-not-exact' }> {
  const lines: PickWish['lines'][number][] = [];
  for (const { linha, quantidade, falta, anotacao = '', versao } of itens) {
    const quantity = parseQuantity(quantidade);
    if (quantity === undefined || toNumber(quantity) !== quantidade)
      return refuse({ code: 'quantity-not-exact' });
    lines.push({
      position: linha,
      quantity,
      ...defined({ shortage: falta && shortageFromWire(falta) }),
      note: anotacao.trim(),
      version: versao,
    });
  }
  return accept({ key: chave, lines });
}

export const pickWishToWire = ({ key, lines }: PickWish) => ({
  chave: key,
  itens: lines.map(({ position, quantity, shortage, note, version }) => ({
    linha: position,
    quantidade: toNumber(quantity),
    ...defined({
      falta: shortage && shortages[shortage],
      anotacao: note === '' ? undefined : note,
    }),
    versao: version,
  })),
});
