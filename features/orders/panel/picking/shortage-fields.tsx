import { Chip } from '#platform/ui/chip.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { SHORTAGES, type Shortage } from '../../domain/picking/picking.ts';
import type { LinePick } from './picking-state.ts';

export const shortageWords: Readonly<Record<Shortage, string>> = {
  'out-of-stock': 'Sem estoque',
  damaged: 'Avariado',
};

interface ShortageFieldsProps {
  /** The product's. */
  readonly name: string;
  readonly pick: LinePick;
  readonly onPick: (pick: LinePick) => void;
}

/** Why there is less than was ordered. A second press takes it back. */
export function ShortageFields({ name, pick, onPick }: ShortageFieldsProps) {
  const { shortage, ...rest } = pick;
  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend is no inline control */}
      <div role="group" aria-label={`Falta de ${name}`} className="flex flex-wrap items-center gap-2">
        <span className="font-medium text-sm">Falta:</span>
        {SHORTAGES.map((each) => (
          <Chip
            key={each}
            selected={shortage === each}
            onClick={() => onPick(shortage === each ? rest : { ...rest, shortage: each })}
          >
            {shortageWords[each]}
          </Chip>
        ))}
      </div>
      {shortage !== undefined && (
        <TextField
          key={pick.note}
          label={`Anotação sobre ${name}`}
          optional
          maxLength={200}
          defaultValue={pick.note}
          onBlur={({ target }) => {
            const note = target.value.trim();
            if (note !== pick.note) onPick({ ...pick, note });
          }}
        />
      )}
    </div>
  );
}
