import type { FieldPath, FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Conflict } from './merge-changes.ts';

/** A form of the panel, as its fields, its bar and its notices share it. */
export interface PanelForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** `way`: how, for a form that is saved in more than one. */
  readonly submit: (way?: string) => Promise<void>;
  readonly saving: boolean;
  /** The last refusal or failure; null where it is said by a field or by the conflict notice. */
  readonly error: Error | null;
  readonly dirty: boolean;
  /** Back to what the server has. */
  readonly discard: () => void;
  /** Somebody else has saved meanwhile. */
  readonly conflict: Conflict<Values> | undefined;
  /** Takes theirs for the fields named, keeps what was typed in the others, and saves again. */
  readonly resolve: (theirs: readonly string[]) => Promise<void>;
}

/** What every field bound to a form takes. `Value` is what the field holds. */
export interface BoundField<Values extends FieldValues, Value> {
  readonly form: PanelForm<Values>;
  readonly name: FieldPathByValue<Values, Value> & FieldPath<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** true, or the sentence shown where the field is empty. */
  readonly required?: string | true;
  readonly disabled?: boolean;
  /** Classes of the whole field, such as 'col-span-full'. */
  readonly className?: string;
  /** A further rule: the sentence that says what is wrong, or undefined. */
  readonly check?: (value: Value) => string | undefined;
}
