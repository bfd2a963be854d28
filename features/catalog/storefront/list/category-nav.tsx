import { useShop } from '#features/suppliers/storefront/public.tsx';
import { AppLink } from '#platform/ui/app-link.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { CategoryNode } from '../../domain/category.ts';
import { categoryAddress } from '../addresses.ts';

interface CategoryNavProps {
  readonly categories: readonly CategoryNode[];
  /** 'hortifruti/frutas'; absent on a search. */
  readonly current?: string | undefined;
}

const link =
  'flex min-h-9 items-center rounded-md px-3 py-1.5 text-sm transition hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text';

const isWithin = (path: string, current: string | undefined): boolean =>
  current === path || current?.startsWith(`${path}/`) === true;

/** The category tree beside a list on wide screens; the branch one stands in is open. */
export function CategoryNav({ categories, current }: CategoryNavProps) {
  const { slug } = useShop();
  if (categories.length === 0) return null;
  const item = (node: CategoryNode, className?: string) => (
    <AppLink
      href={categoryAddress(slug, node.path)}
      aria-current={node.path === current ? 'page' : undefined}
      className={cx(link, className)}
    >
      {node.name}
    </AppLink>
  );
  return (
    <nav aria-label="Navegar por categoria" className="w-56 shrink-0 max-lg:hidden">
      <p className="mb-2 px-3 font-semibold">Categorias</p>
      <ul className="flex flex-col gap-0.5">
        {categories.map((root) => {
          const open = isWithin(root.path, current);
          return (
            <li key={root.id}>
              {item(root, open ? 'font-semibold' : undefined)}
              {open && root.children.length > 0 && (
                <ul className="my-1 ml-3 flex flex-col gap-0.5 border-line border-l pl-2">
                  {root.children.map((child) => (
                    <li key={child.id}>{item(child)}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
