import type { SelectOption } from '#platform/ui/forms/select.tsx';
import type { ContentChoices } from '../../contract/content-choices.wire.ts';

/** Each category under its parent, named by its branch: 'Hortifrúti › Frutas'. */
export function categoryOptions(categories: ContentChoices['categories']): SelectOption[] {
  const under = (parentId: string | undefined, before: string): SelectOption[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .flatMap(({ id, name }) => [{ value: id, label: before + name }, ...under(id, `${before}${name} › `)]);
  return under(undefined, '');
}
