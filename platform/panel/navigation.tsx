import { ChevronDown, LayoutDashboard } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { slugify } from '#kernel/slugify.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { usePathname } from './address.ts';
import { usePreference } from './panel-scope.ts';
import type { Section, SectionGroup } from './section.ts';

interface NavigationProps {
  /** '/painel/loja' */
  readonly base: string;
  readonly groups: readonly SectionGroup[];
}

const foldedOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];

/** Groups fold, and stay folded for the person. The one with the current page is open. */
export function Navigation({ base, groups }: NavigationProps) {
  const [folded, setFolded] = usePreference('folded', foldedOf);
  const pathname = usePathname();
  return (
    <nav aria-label="Painel" className="flex flex-col gap-3">
      <Entry href={base} label="Início" icon={LayoutDashboard} exact />
      {groups.map(({ title, sections }) => {
        const isHere = sections.some(({ segment }) => isWithin(pathname, `${base}/${segment}`));
        const open = isHere || !folded.includes(title);
        const id = `grupo-${slugify(title)}`;
        return (
          <div key={title} className="flex flex-col gap-0.5">
            <h2>
              <button
                type="button"
                aria-expanded={open}
                aria-controls={id}
                disabled={isHere}
                className="flex min-h-9 w-full items-center justify-between rounded-md px-3 font-semibold text-ink-2 text-xs transition enabled:hover:bg-sunken enabled:hover:text-ink"
                onClick={() => setFolded(open ? [...folded, title] : folded.filter((each) => each !== title))}
              >
                {title}
                {!isHere && (
                  <ChevronDown
                    aria-hidden="true"
                    className={cx('size-4 transition-transform', !open && '-rotate-90')}
                  />
                )}
              </button>
            </h2>
            <ul id={id} hidden={!open} className={open ? 'flex flex-col gap-0.5' : undefined}>
              {sections.map(({ segment, label, icon, Count }) => (
                <li key={segment}>
                  <Entry href={`${base}/${segment}`} label={label} icon={icon}>
                    {Count !== undefined && <Count />}
                  </Entry>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

/** The page itself or one below it. */
const isWithin = (pathname: string, href: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);

interface EntryProps extends Pick<Section, 'label' | 'icon'> {
  readonly href: string;
  /** Not marked as current on pages below it. */
  readonly exact?: boolean;
  readonly children?: ReactNode;
}

function Entry({ href, label, icon: Icon, exact = false, children }: EntryProps) {
  const pathname = usePathname();
  const here = exact ? pathname === href : isWithin(pathname, href);
  const place = useRef<HTMLSpanElement>(null);
  // The menu is longer than most windows.
  useEffect(() => {
    if (here) place.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
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
      <span ref={place} className="min-w-0 flex-1 truncate">
        {label}
      </span>
      {children}
    </AppLink>
  );
}
