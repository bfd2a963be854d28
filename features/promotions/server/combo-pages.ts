import type { Context } from '#platform/db/context.ts';
import { listCombos } from './show-combos.ts';

/** Public pages as paths within the shop; none if it has no combos. */
export async function comboPages(context: Context): Promise<readonly string[]> {
  const combos = await listCombos(context, { onlyOfEveryone: true });
  if (combos.length === 0) return [];
  return ['/combos', ...combos.map(({ slug }) => `/combo/${slug}`)];
}
