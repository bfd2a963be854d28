import { defined } from '#kernel/defined.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import { roleFromWire, roleToWire } from './role.wire.ts';
import type { checkStaffSessionSchema, WireStaffSession } from './staff-session.schema.ts';

export const staffSessionToWire = ({
  name,
  email,
  administrator,
  support,
  secondStepMissing,
  acting,
  shops,
}: StaffSession): WireStaffSession => ({
  nome: name,
  email,
  administrador: administrator,
  ...defined({
    suporte: support,
    faltaSegundaEtapa: secondStepMissing,
    personificacao: acting && {
      por: acting.by,
      ate: new Date(acting.until).toISOString(),
      motivo: acting.reason,
    },
  }),
  fornecedores: shops.map((shop) => ({
    idfornecedor: shop.id,
    slug: shop.slug,
    nome: shop.name,
    ...defined({ fuso: shop.timeZone }),
    ...roleToWire(shop.role),
  })),
});

export const staffSessionFromWire = ({
  nome,
  email,
  administrador,
  suporte,
  faltaSegundaEtapa,
  personificacao,
  fornecedores,
}: WireStaffSession): StaffSession => ({
  name: nome,
  email,
  administrator: administrador,
  ...defined({
    support: suporte,
    secondStepMissing: faltaSegundaEtapa,
    acting: personificacao && {
      by: personificacao.por,
      until: Date.parse(personificacao.ate),
      reason: personificacao.motivo,
    },
  }),
  shops: fornecedores.map(({ idfornecedor, slug, nome: name, fuso, ...role }) => ({
    id: idfornecedor,
    slug,
    name,
    ...defined({ timeZone: fuso }),
    role: roleFromWire(role),
  })),
});

/** Undefined where no session is open. */
export const openStaffSessionFromWire = (
  wire: Answer<typeof checkStaffSessionSchema>,
): StaffSession | undefined => {
  const { nome, email, administrador, fornecedores, ...more } = wire;
  if (nome === undefined || email === undefined) return undefined;
  return staffSessionFromWire({
    ...more,
    nome,
    email,
    administrador: administrador ?? false,
    fornecedores: fornecedores ?? [],
  });
};
