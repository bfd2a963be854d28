/** Platform modules that a supplier has bought, by their product names: 'web-commerce', 'Venda+ web'. */
import type { MenuItem } from './shop.ts';

/** Matches every supplier. Spec 5 and 9. */
export const ANY_MODULE = 'Todos';

/** True if the supplier has any of the requested modules, or 'Todos' is requested. Spec 5, module access. */
export const allowsModule = (modules: readonly string[], requested: readonly string[]): boolean =>
  requested.some((module) => module === ANY_MODULE || modules.includes(module));

/** Menu or footer links visible with these modules. */
export const allowedItems = (items: readonly MenuItem[], modules: readonly string[]): MenuItem[] =>
  items.filter(({ modules: requested = [ANY_MODULE] }) => allowsModule(modules, requested));
