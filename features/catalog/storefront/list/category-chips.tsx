import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Chip } from '#platform/ui/chip.tsx';
import { breadcrumb, type CategoryNode } from '../../domain/category.ts';
import { categoryAddress } from '../addresses.ts';

interface CategoryChipsProps {
  readonly categories: readonly CategoryNode[];
  readonly current: string;
}

/** For phones, instead of the tree: the current root category and its children. */
export function CategoryChips({ categories, current }: CategoryChipsProps) {
  const { slug } = useShop();
  const [root] = breadcrumb(categories, current);
  if (root === undefined || root.children.length === 0) return null;
  return (
    <nav aria-label={`Categorias de ${root.name}`} className="lg:hidden">
      <ul className="scroll-quiet -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-6 md:px-6">
        <li className="shrink-0">
          <Chip href={categoryAddress(slug, root.path)} selected={current === root.path}>
            Tudo
          </Chip>
        </li>
        {root.children.map((child) => (
          <li key={child.id} className="shrink-0">
            <Chip href={categoryAddress(slug, child.path)} selected={current === child.path}>
              {child.name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
