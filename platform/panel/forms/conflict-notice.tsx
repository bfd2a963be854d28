import { useState } from 'react';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { ChangedField, Conflict } from './merge-changes.ts';
import { valueWords } from './value-words.ts';

interface ConflictNoticeProps {
  readonly conflict: Conflict<unknown>;
  readonly labels: Readonly<Record<string, string>>;
  readonly show: Readonly<Record<string, (value: unknown) => string>>;
  readonly saving: boolean;
  /** Gets the fields for which theirs is taken. */
  readonly onSave: (theirs: readonly string[]) => Promise<void>;
}

/** What another person saved meanwhile, beside what was typed here. Nothing typed is lost: each field is chosen. */
export function ConflictNotice({ conflict, labels, show, saving, onSave }: ConflictNoticeProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const words = (name: string, value: unknown): string => show[name]?.(value) ?? valueWords(value);
  const clashes = conflict.fields.filter(({ clash }) => clash);
  const others = conflict.fields.filter(({ clash }) => !clash);
  const take = (name: string, isTheirs: boolean): void =>
    setTheirs(isTheirs ? [...theirs, name] : theirs.filter((each) => each !== name));
  return (
    <Alert
      tone="warn"
      announced
      title="Outra pessoa salvou alterações enquanto você editava"
      actions={
        <Button size="sm" tone="primary" busy={saving} onClick={() => void onSave(theirs)}>
          Salvar com estas escolhas
        </Button>
      }
    >
      <p>O que você digitou continua aqui. Confira e salve de novo.</p>
      {clashes.map((field) => (
        <Clash
          key={field.name}
          field={field}
          label={labels[field.name] ?? field.name}
          words={(value) => words(field.name, value)}
          isTheirs={theirs.includes(field.name)}
          onTake={(isTheirs) => take(field.name, isTheirs)}
        />
      ))}
      {others.length > 0 && (
        <>
          <p className="mt-3 font-semibold">Também mudou, e será mantido:</p>
          <ul className="list-disc pl-5">
            {others.map(({ name, before, theirs: now }) => (
              <li key={name}>
                {labels[name] ?? name}: de <s className="text-ink-2">{words(name, before)}</s> para{' '}
                <strong>{words(name, now)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

interface ClashProps {
  readonly field: ChangedField;
  readonly label: string;
  readonly words: (value: unknown) => string;
  readonly isTheirs: boolean;
  readonly onTake: (theirs: boolean) => void;
}

const Clash = ({ field: { name, theirs, yours }, label, words, isTheirs, onTake }: ClashProps) => (
  <fieldset className="mt-3 flex flex-col gap-1.5">
    <legend className="font-semibold">{label}</legend>
    <Choice
      name={name}
      title="O meu"
      text={words(yours)}
      checked={!isTheirs}
      onChoose={() => onTake(false)}
    />
    <Choice
      name={name}
      title="O da outra pessoa"
      text={words(theirs)}
      checked={isTheirs}
      onChoose={() => onTake(true)}
    />
  </fieldset>
);

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ name, title, text, checked, onChoose }: ChoiceProps) => (
  <label className="flex min-h-9 items-center gap-2.5">
    <input
      type="radio"
      name={`conflito-${name}`}
      className="tick tick-sm"
      checked={checked}
      onChange={onChoose}
    />
    <span className="min-w-0 wrap-anywhere">
      {title}: <strong>{text}</strong>
    </span>
  </label>
);
