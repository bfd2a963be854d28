import type {
  ManagedSupplier,
  SupplierBehaviour,
  SupplierIdentity,
} from '#features/suppliers/domain/managed-supplier.ts';
import type { ShopState } from '#features/suppliers/domain/shop-state.ts';
import { defined } from '#kernel/defined.ts';
import type { CheckedItem, ChecklistItem } from '../domain/checklist.ts';
import type { WireChecklist, WireManagedShop } from './suppliers.schema.ts';

const STATES = {
  draft: 'RASCUNHO',
  open: 'ABERTA',
  suspended: 'SUSPENSA',
  archived: 'ARQUIVADA',
} as const satisfies Record<ShopState, string>;
type WireState = (typeof STATES)[ShopState];

export const shopStateToWire = (state: ShopState): WireState => STATES[state];
export const shopStateFromWire = (wire: WireState): ShopState =>
  (Object.keys(STATES) as ShopState[]).find((state) => STATES[state] === wire) ?? 'draft';

const ITEMS = {
  company: 'EMPRESA',
  contact: 'CONTATO',
  owner: 'PROPRIETARIO',
  product: 'PRODUTO',
  payment: 'PAGAMENTO',
  receiving: 'RECEBIMENTO',
  terms: 'TERMOS',
} as const satisfies Record<ChecklistItem, string>;

export const checklistItemToWire = (item: ChecklistItem) => ITEMS[item];

export const checklistToWire = (list: readonly CheckedItem[]): WireChecklist =>
  list.map(({ item, done }) => ({ item: ITEMS[item], pronto: done }));

export const checklistFromWire = (wire: WireChecklist): CheckedItem[] =>
  wire.flatMap(({ item: name, pronto: done }) => {
    const item = (Object.keys(ITEMS) as ChecklistItem[]).find((key) => ITEMS[key] === name);
    return item === undefined ? [] : [{ item, done }];
  });

type WireSupplierIdentity = Pick<
  WireManagedShop,
  'nome' | 'slug' | 'razaoSocial' | 'cnpj' | 'endereco' | 'telefone' | 'email'
>;
type WireBehaviour = Pick<WireManagedShop, 'tags' | 'modulos' | 'whiteLabel' | 'listado'>;

export const supplierIdentityFromWire = (wire: WireSupplierIdentity): SupplierIdentity => ({
  name: wire.nome.trim(),
  slug: wire.slug,
  legalName: wire.razaoSocial.trim(),
  cnpj: wire.cnpj.trim(),
  address: wire.endereco.trim(),
  ...defined({ phone: wire.telefone, email: wire.email }),
});

export const supplierIdentityToWire = ({
  name,
  slug,
  legalName,
  cnpj,
  address,
  phone,
  email,
}: SupplierIdentity) => ({
  nome: name,
  slug,
  razaoSocial: legalName,
  cnpj,
  endereco: address,
  ...defined({ telefone: phone, email }),
});

export const behaviourFromWire = ({
  tags,
  modulos,
  whiteLabel,
  listado,
}: WireBehaviour): SupplierBehaviour => ({
  tags: tags as SupplierBehaviour['tags'],
  modules: modulos as SupplierBehaviour['modules'],
  whiteLabel,
  listed: listado,
});

export const managedShopToWire = (shop: ManagedSupplier): WireManagedShop => ({
  idfornecedor: shop.id,
  ...supplierIdentityToWire(shop),
  tags: [...shop.tags],
  modulos: [...shop.modules],
  whiteLabel: shop.whiteLabel,
  listado: shop.listed,
  situacao: STATES[shop.state],
  ...defined({ motivo: shop.stateReason }),
  versao: shop.version,
});

export const managedShopFromWire = (wire: WireManagedShop): ManagedSupplier => ({
  id: wire.idfornecedor,
  ...supplierIdentityFromWire(wire),
  ...behaviourFromWire(wire),
  state: shopStateFromWire(wire.situacao),
  ...defined({ stateReason: wire.motivo }),
  version: wire.versao,
});
