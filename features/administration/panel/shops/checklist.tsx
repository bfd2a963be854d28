import { CircleCheckBig, CircleDashed } from 'lucide-react';
import type { CheckedItem } from '../../domain/checklist.ts';
import { itemTexts } from '../shop-words.ts';

/** What is ready, and what the shop still needs before it may sell. */
export const Checklist = ({ list }: { readonly list: readonly CheckedItem[] }) => (
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
              {name}
              <span className="sr-only">{done ? ': pronto' : ': falta'}</span>
            </span>
            {!done && <span className="block text-ink-2 text-sm">{missing}</span>}
          </span>
        </li>
      );
    })}
  </ul>
);
