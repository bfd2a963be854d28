import type { Session } from '#features/accounts/domain/session.ts';
import { cx } from '#platform/ui/cx.ts';
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
    <ul className={cx('grid gap-4', alone ? 'max-w-5xl' : 'sm:grid-cols-2 xl:grid-cols-3')}>
      {combos.map((combo, index) => (
        <li key={combo.id} className="min-w-0">
          <ComboCard {...rest} combo={combo} eager={first && index < 2} wide={alone} />
        </li>
      ))}
    </ul>
  );
}
