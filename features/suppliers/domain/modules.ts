/** Platform modules that a supplier has bought: the sales channels, by their product names. */

/** Matches every supplier. Spec 5 and 9. */
export const ANY_MODULE = 'Todos';

/** Spec 9, sales channels listed. */
export const MODULES = [
  'orçamento app',
  'commerce app',
  'Venda+ app',
  'orçamento web',
  'web-commerce',
  'Venda+ web',
  'portfolio web',
  'customer panel',
] as const;

export type Module = (typeof MODULES)[number];
export type RequestedModule = Module | typeof ANY_MODULE;

/** True if the supplier has any of the requested modules, or 'Todos' is requested. Spec 5, module access. */
export const allowsModule = (modules: readonly string[], requested: readonly RequestedModule[]): boolean =>
  requested.some((module) => module === ANY_MODULE || modules.includes(module));

/** Menu or footer links visible with these modules. */
export const allowedItems = <Item extends { readonly modules?: readonly RequestedModule[] }>(
  items: readonly Item[],
  modules: readonly string[],
): Item[] => items.filter(({ modules: requested = [ANY_MODULE] }) => allowsModule(modules, requested));
