import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { EditedCategory } from '../../../domain/categories/edited-category.ts';

interface CategoryChange {
  readonly action: 'category.created' | 'category.changed' | 'category.placed' | 'category.pictures-changed';
  readonly before?: EditedCategory;
  readonly after: EditedCategory;
}

/** Records what differs between both states; of a new category everything. */
export const recordCategory = (
  context: StaffContext,
  { action, before, after }: CategoryChange,
): Promise<void> =>
  recordChangeOf(context, { action, subjectId: after.id, before, after }, (state) =>
    factsOf(state, state === before ? after : before),
  );

function factsOf(
  { name, path, hiddenOn, adultsOnly, picture }: EditedCategory,
  other: EditedCategory | undefined,
) {
  const facts = { name, path, hiddenOn: [...hiddenOn], adultsOnly, picture: picture ?? null };
  if (other === undefined) return facts;
  return Object.fromEntries(
    Object.entries(facts).filter(([key, value]) => {
      const others = other[key as keyof EditedCategory] ?? null;
      // The name says which category it was.
      return key === 'name' || JSON.stringify(value) !== JSON.stringify(others);
    }),
  );
}
