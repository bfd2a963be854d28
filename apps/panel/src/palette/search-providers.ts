/** What the command palette finds on the server. A new one is a line here; its code is loaded at the first search. */
import type { Permission } from '#kernel/permissions.ts';
import type { Command } from '#platform/panel/palette/command.ts';
import type { Api } from '#platform/web/api.ts';

export type FoundRecord = Pick<Command, 'id' | 'label' | 'note'> & {
  /** Below the shop: '/pedidos/100001'. */
  readonly href: string;
};

export interface SearchProvider {
  readonly name: string;
  readonly permission: Permission;
  readonly search: (
    api: Api,
    shopId: string,
    text: string,
    signal: AbortSignal,
  ) => Promise<readonly FoundRecord[]>;
}

export const searchProviders: readonly SearchProvider[] = [
  {
    name: 'Pedidos',
    permission: 'orders:read',
    search: async (...input) => (await import('#features/orders/panel/find-orders.ts')).findOrders(...input),
  },
  {
    name: 'Produtos',
    permission: 'catalog:read',
    search: async (...input) =>
      (await import('#features/catalog/panel/find-products.ts')).findProducts(...input),
  },
  {
    name: 'Clientes',
    permission: 'clients:read',
    search: async (...input) =>
      (await import('#features/clients/panel/find-clients.ts')).findClients(...input),
  },
];
