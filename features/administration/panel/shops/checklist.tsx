import { CircleCheckBig, CircleDashed } from 'lucide-react';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { CheckedItem, ChecklistItem } from '../../domain/checklist.ts';
import { itemTexts } from '../shop-words.ts';

interface ChecklistProps {
  readonly list: readonly CheckedItem[];
  /** The page on which the reader does it. */
  readonly hrefOf?: (item: ChecklistItem) => string;
}

/** What is ready, and what the shop still needs before it may sell. */
export const Checklist = ({ list, hrefOf }: ChecklistProps) => (
  <ul className="flex flex-col gap-3">
    {list.map(({ item, done }) => {
      const { name, missing } = itemTexts[item];
      const Mark = done ? CircleCheckBig : CircleDashed;
      return (
        <li key={item} className="flex gap-3">
          <Mark
            aria-hidden="true"
            className={done ? 'mt-0.5 size-5 shrink-0 text-success' : 'mt-0.5 size-5 shrink-0 text-ink-3'}
          />
          <span className="min-w-0">
            <span className="block font-semibold text-sm">
              {done || hrefOf === undefined ? (
                name
              ) : (
                <AppLink href={hrefOf(item)} className="text-brand-text hover:underline">
                  {name}
                </AppLink>
              )}
              <span className="sr-only">{done ? ': pronto' : ': falta'}</span>
            </span>
            {!done && <span className="block text-ink-2 text-sm">{missing}</span>}
          </span>
        </li>
      );
    })}
  </ul>
);
