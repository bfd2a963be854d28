import type { GivenRole } from '#kernel/permissions.ts';

/** The given roles on the wire. */
export const givenRoleWords = {
  owner: 'PROPRIETARIO',
  operator: 'OPERADOR',
  catalog: 'CATALOGO',
  sales: 'VENDAS',
  finance: 'FINANCEIRO',
  support: 'ATENDIMENTO',
} as const satisfies Record<GivenRole, string>;

/** The role is one that the shop made. */
export const OWN_ROLE = 'PROPRIA';
