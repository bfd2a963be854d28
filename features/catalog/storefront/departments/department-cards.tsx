import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { type Ground, Picture } from '#platform/ui/pictures/picture.tsx';
import { type Department, namesOf } from './department.ts';

interface DepartmentCardsProps {
  readonly departments: readonly Department[];
  /** Heading level of the cards: one below the page's own. */
  readonly level?: 2 | 3;
  /** Smaller, in one row: it scrolls on phones, and on wide screens its cards share the width. */
  readonly inRow?: boolean;
  /** Mark beside the name of the department in use. */
  readonly markOf?: (department: Department) => ReactNode;
}

const MAX_PICTURES = 4;

const GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';
const ROW =
  'scroll-quiet -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0 *:w-72 *:shrink-0 *:snap-start md:*:w-auto md:*:min-w-60 md:*:flex-1';

export function DepartmentCards({ departments, level = 2, inRow = false, markOf }: DepartmentCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={inRow ? ROW : GRID}>
      {departments.map((department, index) => {
        const mark = markOf?.(department);
        return (
          <li key={department.address} className="min-w-0">
            <AppLink
              href={department.address}
              className={cx(
                'group flex h-full flex-col rounded-lg border bg-surface transition hover:shadow-2',
                inRow ? 'gap-3 p-4' : 'gap-4 p-5',
                mark === undefined ? 'border-line hover:border-line-2' : 'border-brand-text',
              )}
            >
              <Pictures department={department} first={index} />
              <div className="flex flex-1 items-end justify-between gap-4">
                <div className="flex min-w-0 flex-col gap-1">
                  <div className="flex flex-wrap items-center gap-2">
                    <Heading className="text-lg">{department.name}</Heading>
                    {mark}
                  </div>
                  <p className={cx('text-ink-2 text-sm', inRow ? 'line-clamp-1' : 'line-clamp-2')}>
                    {namesOf(department.categories)}
                  </p>
                </div>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-3 transition group-hover:translate-x-1"
                />
              </div>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

const GROUNDS = 8;

function Pictures({ department, first }: { readonly department: Department; readonly first: number }) {
  const pictures = department.categories.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
  if (pictures.length === 0) return null;
  return (
    <div aria-hidden="true" className="grid grid-cols-[repeat(4,minmax(0,4rem))] gap-2.5">
      {pictures.slice(0, MAX_PICTURES).map((picture, index) => (
        <Picture
          key={picture}
          id={picture}
          alt=""
          sizes="72px"
          width={160}
          ground={(((first * MAX_PICTURES + index) % GROUNDS) + 1) as Ground}
          className="aspect-square rounded-lg p-2.5"
        />
      ))}
    </div>
  );
}
