import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { slugify } from '#kernel/slugify.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Combo, ComboTerms } from '../domain/combo.ts';
import { comboProblem } from '../domain/combo-problem.ts';
import { insertCombo } from './combo-terms.store.ts';

export type NewCombo = Pick<ComboTerms, 'name' | 'items' | 'price'> & Partial<ComboTerms>;

/** Seeds a combo; throws if its terms are invalid. */
export async function createCombo(
  db: Db,
  supplierId: SupplierId,
  wanted: NewCombo,
  now: Instant,
): Promise<Combo> {
  const combo: Combo = {
    slug: slugify(wanted.name),
    description: '',
    audience: { clients: [], groups: [] },
    position: 0,
    ...wanted,
    id: newId(),
    active: true,
  };
  const problem = comboProblem(combo);
  if (problem !== undefined) throw new Error(`${combo.name}: ${problem}`);
  await insertCombo(db, supplierId, combo, now);
  return combo;
}
