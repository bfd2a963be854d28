import { defined } from '#kernel/defined.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { ItemChange, ItemConflict } from '../domain/change-items.ts';
import type { ListedProduct, ListKind, ListSharing, ListSummary } from '../domain/shopping-list.ts';
import type {
  WireItemChange,
  WireList,
  WireListedProduct,
  WireListKind,
  WireSavedList,
} from './lists.schema.ts';

export const listKindToWire = (kind: ListKind): WireListKind =>
  kind === 'own' ? 'FROM_CLIENT' : 'TO_CLIENT';
export const listKindFromWire = (kind: WireListKind): ListKind =>
  kind === 'FROM_CLIENT' ? 'own' : 'suggested';

type WireSharing = Pick<WireList, 'compartilhada' | 'minha'>;

export const sharingToWire = (sharing: ListSharing | undefined): WireSharing =>
  sharing === undefined ? {} : { compartilhada: sharing.shared, minha: sharing.mine };

export const sharingFromWire = ({
  compartilhada: shared,
  minha: mine = false,
}: WireSharing): { readonly sharing?: ListSharing } =>
  shared === undefined ? {} : { sharing: { shared, mine } };

export const listToWire = ({
  id,
  name,
  description,
  kind,
  sharing,
  productCount,
  updatedAt,
  preview,
}: ListSummary): WireList => ({
  idlista: id,
  nome: name,
  ...defined({ descricao: description }),
  type: listKindToWire(kind),
  ...sharingToWire(sharing),
  totalProdutos: productCount,
  atualizadaEm: new Date(updatedAt).toISOString(),
  previa: preview.map(listedToWire),
});

export const listFromWire = (wire: WireList): ListSummary => ({
  id: wire.idlista,
  name: wire.nome,
  ...defined({ description: wire.descricao }),
  kind: listKindFromWire(wire.type),
  ...sharingFromWire(wire),
  productCount: wire.totalProdutos,
  updatedAt: Date.parse(wire.atualizadaEm),
  preview: wire.previa.map(listedFromWire),
});

export const listedToWire = ({
  name,
  slug,
  unit,
  picture,
  ground,
  available,
}: ListedProduct): WireListedProduct => ({
  nome: name,
  slug,
  unidade: unit,
  ...defined({ imagem: picture }),
  fundo: ground,
  disponivel: available,
});

export const listedFromWire = ({
  nome,
  slug,
  unidade,
  imagem,
  fundo,
  disponivel,
}: WireListedProduct): ListedProduct => ({
  name: nome,
  slug,
  unit: unidade,
  ...defined({ picture: imagem }),
  ground: fundo,
  available: disponivel,
});

/** Rounds to three decimals (spec 5). */
export const itemChangeFromWire = ({
  idproduto,
  quantidade,
  posicao,
  quantidadesConhecidas,
}: WireItemChange): ItemChange => ({
  productId: idproduto,
  quantity: parseQuantity(quantidade) ?? NONE,
  ...defined({ place: posicao, known: quantidadesConhecidas?.map((each) => parseQuantity(each) ?? NONE) }),
});

export const itemChangeToWire = ({ productId, quantity, place, known }: ItemChange): WireItemChange => ({
  idproduto: productId,
  quantidade: toNumber(quantity),
  ...defined({ posicao: place, quantidadesConhecidas: known?.map(toNumber) }),
});

export const conflictsToWire = (conflicts: readonly ItemConflict[]): WireSavedList['conflitos'] =>
  conflicts.map(({ productId, agreed }) => ({ idproduto: productId, quantidade: toNumber(agreed) }));

export const conflictsFromWire = (conflicts: WireSavedList['conflitos']): ItemConflict[] =>
  conflicts.map(({ idproduto, quantidade }) => ({
    productId: idproduto,
    agreed: parseQuantity(quantidade) ?? NONE,
  }));
