import type { Session } from '#features/accounts/domain/session.ts';
import type { ShownCombo } from '../domain/shown-combo.ts';
import { ComboCard } from './combo-card.tsx';
import type { ComboControls } from './combo-controls.ts';

export interface ComboGridProps {
  readonly combos: readonly ShownCombo[];
  readonly session: Session;
  readonly controls: ComboControls;
  readonly level?: 2 | 3;
  /** At the top of the page: its first pictures load eagerly. */
  readonly first?: boolean;
}

export function ComboGrid({ combos, first = false, ...rest }: ComboGridProps) {
  const alone = combos.length === 1;
  return (
    // What is in the last row shares its width, so that no number of combos leaves a hole.
    <ul className="flex flex-wrap gap-4">
      {combos.map((combo, index) => (
        <li key={combo.id} className="min-w-0 flex-[1_1_100%] sm:flex-[1_1_21rem] xl:flex-[1_1_25rem]">
          <ComboCard {...rest} combo={combo} eager={first && index < 2} wide={alone} />
        </li>
      ))}
    </ul>
  );
}
