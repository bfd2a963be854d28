/** What of the platform a supplier has taken, by the names under which it is sold: 'web-commerce', 'Venda+ web'. */
import type { MenuItem } from './shop.ts';

/** Asks for no module in particular. Spec 5 and 9. */
export const ANY_MODULE = 'Todos';

/** Passes if the supplier's list contains any requested module, or the request is 'Todos'. Spec 5, module access. */
export const allowsModule = (modules: readonly string[], requested: readonly string[]): boolean =>
  requested.some((module) => module === ANY_MODULE || modules.includes(module));

/** The links of a menu or footer that a supplier with these modules shows. */
export const allowedItems = (items: readonly MenuItem[], modules: readonly string[]): MenuItem[] =>
  items.filter(({ modules: requested = [ANY_MODULE] }) => allowsModule(modules, requested));
