import type { Answer } from '#platform/contract/endpoint.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import { roleFromWire, roleToWire } from './role.wire.ts';
import type { checkStaffSessionSchema, WireStaffSession } from './staff-session.schema.ts';

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
    ...roleToWire(shop.role),
  })),
});

export const staffSessionFromWire = ({
  nome,
  email,
  administrador,
  fornecedores,
}: WireStaffSession): StaffSession => ({
  name: nome,
  email,
  administrator: administrador,
  shops: fornecedores.map(({ idfornecedor, slug, nome: name, ...role }) => ({
    id: idfornecedor,
    slug,
    name,
    role: roleFromWire(role),
  })),
});

/** Undefined where no session is open. */
export const openStaffSessionFromWire = (
  wire: Answer<typeof checkStaffSessionSchema>,
): StaffSession | undefined => {
  const { nome, email, administrador, fornecedores } = wire;
  if (nome === undefined || email === undefined) return undefined;
  return staffSessionFromWire({
    nome,
    email,
    administrador: administrador ?? false,
    fornecedores: fornecedores ?? [],
  });
};
