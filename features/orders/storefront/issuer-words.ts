import type { Session } from '#features/accounts/domain/session.ts';
import type { PlacedOrder } from '../domain/placed-order.ts';

/** 'Pedido emitido por …', if it was another person, a representative, the shop's staff, or any user of a company. Spec 6. */
export function issuerWords(
  { issuedBy, issuedAs }: Pick<PlacedOrder, 'issuedBy' | 'issuedAs'>,
  { name, company = false }: Pick<Session, 'name' | 'company'>,
): string | undefined {
  if (issuedAs === 'representative') return `Pedido emitido por ${issuedBy}, representante`;
  if (issuedAs === 'attendant') return `Pedido feito por ${issuedBy}, da loja`;
  return issuedBy === name && !company ? undefined : `Pedido emitido por ${issuedBy}`;
}
