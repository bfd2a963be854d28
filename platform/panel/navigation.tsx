import { LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { usePathname } from './address.ts';
import type { Section, SectionGroup } from './section.ts';

interface NavigationProps {
  /** '/painel/loja' */
  readonly base: string;
  readonly groups: readonly SectionGroup[];
}

export function Navigation({ base, groups }: NavigationProps) {
  return (
    <nav aria-label="Painel" className="flex flex-col gap-5">
      <Entry href={base} label="Início" icon={LayoutDashboard} exact />
      {groups.map(({ title, sections }) => (
        <div key={title} className="flex flex-col gap-1">
          <h2 className="px-3 font-semibold text-ink-3 text-xs uppercase tracking-wide">{title}</h2>
          <ul className="flex flex-col gap-0.5">
            {sections.map(({ segment, label, icon, Count }) => (
              <li key={segment}>
                <Entry href={`${base}/${segment}`} label={label} icon={icon}>
                  {Count !== undefined && <Count />}
                </Entry>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface EntryProps extends Pick<Section, 'label' | 'icon'> {
  readonly href: string;
  /** Not marked as current on pages below it. */
  readonly exact?: boolean;
  readonly children?: ReactNode;
}

function Entry({ href, label, icon: Icon, exact = false, children }: EntryProps) {
  const pathname = usePathname();
  const here = pathname === href || (!exact && pathname.startsWith(`${href}/`));
  return (
    <AppLink
      href={href}
      aria-current={here ? 'page' : undefined}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-sm transition lg:min-h-10',
        here ? 'bg-brand-soft text-brand-text' : 'text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {children}
    </AppLink>
  );
}
