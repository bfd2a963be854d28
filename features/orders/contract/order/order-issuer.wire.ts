import { capacityFromWire, capacityToWire } from '#features/accounts/contract/sessions/capacity.wire.ts';
import type { PlacedOrder } from '../../domain/placed-order.ts';
import type { WireIssuer } from './order-parts.schema.ts';

type Issuer = Pick<PlacedOrder, 'issuedBy' | 'issuedAs'>;

export const issuerToWire = ({ issuedBy, issuedAs }: Issuer): WireIssuer => ({
  emitidoPor: issuedBy,
  emitidoComo: capacityToWire(issuedAs),
  ...(issuedAs === 'representative' ? { representante: { nome: issuedBy } } : {}),
  ...(issuedAs === 'linked' ? { usuarioVinculado: { nome: issuedBy } } : {}),
});

export const issuerFromWire = ({ emitidoPor, emitidoComo }: WireIssuer): Issuer => ({
  issuedBy: emitidoPor,
  issuedAs: capacityFromWire(emitidoComo),
});
