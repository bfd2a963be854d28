import { useId } from 'react';
import type { ConsentFlag } from '#kernel/consent.ts';
import type { Preferences } from '../../domain/consent.ts';

/** Title and explanation of each preference. */
const words: readonly (readonly [flag: ConsentFlag, title: string, meaning: string])[] = [
  ['necessary', 'Necessários', 'Sem eles a loja não funciona: carrinho, entrada na conta e esta escolha.'],
  [
    'session',
    'Lembrar de mim',
    'Onde você recebe, a loja que escolheu e o que você abriu por último, também para ver sem conexão.',
  ],
  ['performance', 'Medição', 'Contar visitas e saber de que campanha elas vieram.'],
  ['personalization', 'Personalização', 'O que você viu e buscou por último, neste navegador.'],
];

interface PreferenceFieldsProps {
  readonly preferences: Preferences;
  readonly onChange: (preferences: Preferences) => void;
}

/** A switch per preference; the necessary one is always on. */
export function PreferenceFields({ preferences, onChange }: PreferenceFieldsProps) {
  const id = useId();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {words.map(([flag, title, meaning]) => (
        <li key={flag}>
          <label className="flex min-h-11 items-start gap-4 py-2.5">
            <span className="flex min-w-0 flex-1 flex-col">
              <span id={`${id}-${flag}`} className="font-semibold">
                {title}
              </span>
              <span id={`${id}-${flag}-text`} className="text-ink-2 text-sm">
                {meaning}
              </span>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-checked={preferences[flag]}
              aria-labelledby={`${id}-${flag}`}
              aria-describedby={`${id}-${flag}-text`}
              checked={preferences[flag]}
              disabled={flag === 'necessary'}
              onChange={(event) => onChange({ ...preferences, [flag]: event.target.checked })}
              className="relative mt-0.5 h-6 w-11 flex-none appearance-none rounded-full bg-field transition before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-surface before:transition checked:bg-brand-text checked:before:translate-x-5 disabled:bg-ink-3"
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
