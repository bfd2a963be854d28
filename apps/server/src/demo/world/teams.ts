/** The teams of the demo's shops beside their owners. Every password is `vitrine123`. */
import type { GivenRole, Permission } from '#kernel/permissions.ts';

interface DemoRole {
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Whole percent. */
  readonly discountLimit: number;
}

export interface DemoTeam {
  /** Slug of the shop. */
  readonly supplier: string;
  /** E-mail of the owner who invites. */
  readonly owner: string;
  /** The shop's own roles. */
  readonly roles: readonly DemoRole[];
  readonly members: readonly {
    readonly name: string;
    readonly email: string;
    /** A given role, or the name of an own one. */
    readonly role: GivenRole | { readonly own: string };
  }[];
  /** Invited, and not there yet. */
  readonly invited: readonly { readonly email: string; readonly role: GivenRole }[];
}

const MARINA = { name: 'Marina Duarte', email: 'marina@exemplo.com.br' } as const;

export const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    supplier: 'mercado-central',
    owner: 'ops@mercado-central.exemplo.com.br',
    roles: [
      {
        name: 'Caixa',
        permissions: ['orders:read', 'payments:read', 'payments:write', 'invoices:read'],
        discountLimit: 0,
      },
    ],
    members: [
      { name: 'Camila Nunes', email: 'catalogo@mercado-central.exemplo.com.br', role: 'catalog' },
      { name: 'Lúcia Prado', email: 'financeiro@mercado-central.exemplo.com.br', role: 'finance' },
      { name: 'Tiago Melo', email: 'caixa@mercado-central.exemplo.com.br', role: { own: 'Caixa' } },
      { ...MARINA, role: 'support' },
    ],
    invited: [{ email: 'novata@exemplo.com.br', role: 'support' }],
  },
  {
    supplier: 'ferragens-atlas',
    owner: 'ops@ferragens-atlas.exemplo.com.br',
    roles: [
      {
        name: 'Vendas internas',
        permissions: ['orders:read', 'orders:write', 'quotes:write', 'clients:read', 'catalog:read'],
        discountLimit: 8,
      },
    ],
    members: [
      { name: 'Paulo Braga', email: 'vendas@ferragens-atlas.exemplo.com.br', role: 'sales' },
      {
        name: 'Sônia Farias',
        email: 'orcamentos@ferragens-atlas.exemplo.com.br',
        role: { own: 'Vendas internas' },
      },
      { name: 'Hugo Teles', email: 'financeiro@ferragens-atlas.exemplo.com.br', role: 'finance' },
      // Works at two shops.
      { ...MARINA, role: 'support' },
    ],
    invited: [],
  },
];
