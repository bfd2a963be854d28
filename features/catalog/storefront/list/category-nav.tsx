import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { CategoryNode } from '../../domain/category.ts';
import { categoryAddress } from '../addresses.ts';

interface CategoryNavProps {
  readonly categories: readonly CategoryNode[];
  /** Path, e.g. 'hortifruti/frutas'; absent on a search. */
  readonly current?: string | undefined;
}

const link =
  'flex min-h-9 items-center rounded-md px-2 py-1.5 text-sm transition hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text';

const isWithin = (path: string, current: string | undefined): boolean =>
  current === path || current?.startsWith(`${path}/`) === true;

/** The category tree beside a list on wide screens: the current branch, and the others on demand. */
export function CategoryNav({ categories, current }: CategoryNavProps) {
  if (categories.length === 0) return null;
  const here = categories.find(({ path }) => isWithin(path, current));
  const others = categories.filter((root) => root !== here);
  return (
    <nav aria-label="Navegar por categoria" className="max-lg:hidden">
      <p className="mb-2 px-2 font-semibold text-sm">Categorias</p>
      {here !== undefined && <Branch root={here} current={current} />}
      {others.length > 0 && (
        <details className="group/others">
          <summary className="flex min-h-9 cursor-pointer items-center rounded-md px-2 font-semibold text-brand-text text-sm hover:underline">
            {here === undefined ? 'Todas as categorias' : 'Outras categorias'}
          </summary>
          <ul className="flex flex-col gap-0.5">
            {others.map((root) => (
              <li key={root.id}>
                <Item node={root} current={current} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

function Branch({ root, current }: { readonly root: CategoryNode; readonly current: string | undefined }) {
  return (
    <>
      <Item node={root} current={current} className="font-semibold" />
      {root.children.length > 0 && (
        <ul className="my-1 ml-2 flex flex-col gap-0.5 border-line border-l pl-2">
          {root.children.map((child) => (
            <li key={child.id}>
              <Item node={child} current={current} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ItemProps {
  readonly node: CategoryNode;
  readonly current: string | undefined;
  readonly className?: string;
}

function Item({ node, current, className }: ItemProps) {
  const { slug } = useShop();
  return (
    <AppLink
      href={categoryAddress(slug, node.path)}
      aria-current={node.path === current ? 'page' : undefined}
      className={cx(link, className)}
    >
      {node.name}
    </AppLink>
  );
}
