/** What the roles are called, and what each is for. */
import type { GivenRole } from '#kernel/permissions.ts';
import type { StaffRole } from '../../domain/staff-may.ts';

export const givenRoleNames: Readonly<Record<GivenRole, string>> = {
  owner: 'Dono da loja',
  operator: 'Operação',
  catalog: 'Catálogo',
  sales: 'Vendas',
  finance: 'Financeiro',
  support: 'Atendimento',
};

export const givenRolePurposes: Readonly<Record<GivenRole, string>> = {
  owner: 'Tudo na loja, também a equipe, os recebimentos e as chaves de API.',
  operator: 'O dia a dia inteiro: pedidos, clientes, catálogo, preços, entrega e conteúdo.',
  catalog: 'Produtos, fotos, categorias, listas e páginas da loja. Não vê pedidos nem clientes.',
  sales: 'Pedidos, orçamentos com desconto de até 15%, clientes, cupons e conversas.',
  finance: 'Pagamentos, títulos, notas fiscais e limites de crédito. Não muda pedidos nem produtos.',
  support: 'Responde as conversas e consulta pedidos, clientes e entregas, sem mudar nada.',
};

export const roleName = (role: StaffRole): string =>
  typeof role === 'string' ? givenRoleNames[role] : role.name;
