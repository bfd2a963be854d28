import { useState } from 'react';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import { STARS, type StarCount } from '../../domain/order-rating.ts';
import { StarIcon } from './stars.tsx';

const STAR_WORDS: Readonly<Record<StarCount, string>> = {
  1: 'Muito ruim',
  2: 'Ruim',
  3: 'Regular',
  4: 'Bom',
  5: 'Muito bom',
};

interface StarChoiceProps {
  readonly value: StarCount | undefined;
  readonly error: string | undefined;
  readonly onChange: (stars: StarCount) => void;
}

/** One to five: plain radio buttons that look like stars, for keyboards and screen readers. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const [pointed, setPointed] = useState<StarCount>();
  const shown = pointed ?? value ?? 0;
  return (
    <div>
      <RadioGroup legend="Que nota você dá a este pedido?" error={error}>
        <span className="-ml-1.5 flex" onPointerLeave={() => setPointed(undefined)}>
          {STARS.map((stars) => (
            <label
              key={stars}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(stars)}
              className="flex size-11 cursor-pointer items-center justify-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-brand-text"
            >
              <input
                type="radio"
                name="nota"
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <StarIcon filled={stars <= shown} className="size-8 transition" />
              <span className="sr-only">
                {stars} {stars === 1 ? 'estrela' : 'estrelas'}: {STAR_WORDS[stars]}
              </span>
            </label>
          ))}
        </span>
      </RadioGroup>
      <p aria-hidden="true" className="min-h-6 text-ink-2 text-sm">
        {shown !== 0 && STAR_WORDS[shown]}
      </p>
    </div>
  );
}
