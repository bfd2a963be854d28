import type { StaffRole } from '../../domain/staff-may.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import type { WireStaffSession } from './staff-session.schema.ts';

const ROLES = { owner: 'PROPRIETARIO', operator: 'OPERADOR' } as const satisfies Record<StaffRole, string>;

export const staffSessionToWire = ({
  name,
  email,
  administrator,
  shops,
}: StaffSession): WireStaffSession => ({
  nome: name,
  email,
  administrador: administrator,
  fornecedores: shops.map((shop) => ({
    idfornecedor: shop.id,
    slug: shop.slug,
    nome: shop.name,
    papel: ROLES[shop.role],
  })),
});
