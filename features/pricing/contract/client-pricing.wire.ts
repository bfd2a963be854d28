import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { NONE, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { ClientPricing } from '../domain/buyer.ts';
import type { Grant, StoredGrant } from '../domain/grant.ts';
import { exactMoment, exactPrice, exactQuantity, momentToWire } from './exact-values.ts';
import type { WireClientPricing } from './panel-client-pricing.schema.ts';
import type { WireGrant, WireGrantBody } from './panel-grants.schema.ts';
import type { ValueRefusal } from './texts.ts';

export const clientPricingToWire = ({ tableId, groups }: ClientPricing): WireClientPricing => ({
  idtabela: tableId ?? null,
  grupos: [...groups],
});

export const clientPricingFromWire = ({ idtabela, grupos: groups }: WireClientPricing): ClientPricing =>
  idtabela === null ? { groups } : { groups, tableId: idtabela };

type Read<Value> = Result<
  Value,
  { readonly code: ValueRefusal | 'price-of-nothing' | 'quantities-backwards' }
>;

export function grantFromWire({ idproduto, preco, de, ate, expira }: WireGrantBody): Read<Grant> {
  const price = exactPrice(preco);
  if (!price.ok) return price;
  if (price.value === 0) return refuse({ code: 'price-of-nothing' });
  const from = de === undefined ? accept(NONE) : exactQuantity(de);
  if (!from.ok) return from;
  const to = ate === undefined ? undefined : exactQuantity(ate);
  if (to?.ok === false) return to;
  if (to !== undefined && (to.value < from.value || to.value === 0)) {
    return refuse({ code: 'quantities-backwards' });
  }
  const expiresAt = exactMoment(expira);
  if (!expiresAt.ok) return expiresAt;
  return accept({
    productId: idproduto,
    price: price.value,
    from: from.value,
    ...defined({ to: to === undefined ? undefined : to.value }),
    expiresAt: expiresAt.value,
  });
}

export const grantToWire = (grant: StoredGrant): WireGrant => ({
  id: grant.id,
  idproduto: grant.productId,
  preco: toReais(grant.price),
  de: toNumber(grant.from),
  ...defined({ ate: grant.to === undefined ? undefined : toNumber(grant.to) }),
  expira: momentToWire(grant.expiresAt),
  concedidoPor: grant.staffId,
  concedidoEm: momentToWire(grant.createdAt),
  ...defined({ revogadoEm: grant.revokedAt === undefined ? undefined : momentToWire(grant.revokedAt) }),
});
