import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import type { EditedCategory } from '../../domain/categories/edited-category.ts';
import { hiddenWords } from './category-values.ts';

interface CategoryRowProps {
  readonly category: EditedCategory;
  readonly tree: readonly EditedCategory[];
}

export const productWords = (count: number): string =>
  count === 0 ? 'Sem produtos' : `${count.toLocaleString('pt-BR')} ${count === 1 ? 'produto' : 'produtos'}`;

/** A category in the tree: what it is called, what is in it, and whether shoppers see it. */
export function CategoryRow({ category, tree }: CategoryRowProps) {
  const { shop } = useStaffPlace();
  const hidden = hiddenWords(category);
  const below = tree.filter(({ parentId }) => parentId === category.id);
  const all = below.reduce((sum, { products }) => sum + products, category.products);
  return (
    <div className="flex items-center gap-3">
      <Picture id={category.picture} alt="" sizes="40px" className="size-10 shrink-0 rounded-sm" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <AppLink
          href={panelHref(shop, `/categorias/${category.id}`)}
          className="font-semibold text-brand-text wrap-anywhere hover:underline"
        >
          {category.name}
        </AppLink>
        {hidden !== undefined && <Badge tone="warn">{hidden}</Badge>}
        {category.adultsOnly && <Badge>18+</Badge>}
        <span className="text-ink-2 text-sm sm:ml-auto">{productWords(all)}</span>
      </div>
    </div>
  );
}
