import { ChevronRight } from 'lucide-react';
import { AppLink } from './links/app-link.tsx';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
  /** The page itself, which is not a link. */
  readonly current: string;
}

export function Breadcrumb({ crumbs, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Você está em" className="text-sm">
      <ol className="scroll-quiet fade-end -mx-1 flex items-center overflow-x-auto whitespace-nowrap">
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="flex shrink-0 items-center">
            <AppLink
              href={crumb.href}
              className="inline-flex min-h-11 items-center rounded-sm px-1 text-ink-2 hover:text-ink hover:underline md:min-h-8"
            >
              {crumb.label}
            </AppLink>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 shrink-0 px-1 font-medium">
          {current}
        </li>
      </ol>
    </nav>
  );
}
