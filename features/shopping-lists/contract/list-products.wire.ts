import { cartItemFromWire, cartItemToWire } from '#features/cart/contract/cart-item.wire.ts';
import { noticeFromWire, noticeToWire } from '#features/cart/contract/cart-notice.wire.ts';
import { defined } from '#kernel/defined.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { ListLine, OpenList } from '../domain/list-today.ts';
import type { WireListLine, WireOpenList } from './get-list-products.schema.ts';
import {
  listedFromWire,
  listedToWire,
  listKindFromWire,
  listKindToWire,
  sharingFromWire,
  sharingToWire,
} from './lists.wire.ts';

export const openListToWire = ({ id, name, description, kind, sharing, lines }: OpenList): WireOpenList => ({
  idlista: id,
  nome: name,
  ...defined({ descricao: description }),
  type: listKindToWire(kind),
  ...sharingToWire(sharing),
  produtos: lines.map(lineToWire),
});

export const openListFromWire = (wire: WireOpenList): OpenList => ({
  id: wire.idlista,
  name: wire.nome,
  ...defined({ description: wire.descricao }),
  kind: listKindFromWire(wire.type),
  ...sharingFromWire(wire),
  lines: wire.produtos.map(lineFromWire),
});

const lineToWire = ({ productId, quantity, place, product, today, notices }: ListLine): WireListLine => ({
  idproduto: productId,
  quantidade: toNumber(quantity),
  posicao: place,
  ...listedToWire(product),
  ...defined({ item: today === undefined ? undefined : cartItemToWire(today) }),
  avisos: notices.map(noticeToWire),
});

const lineFromWire = (wire: WireListLine): ListLine => ({
  productId: wire.idproduto,
  quantity: parseQuantity(wire.quantidade) ?? NONE,
  place: wire.posicao,
  product: listedFromWire(wire),
  ...defined({ today: wire.item === undefined ? undefined : cartItemFromWire(wire.item) }),
  notices: wire.avisos.map(noticeFromWire),
});
