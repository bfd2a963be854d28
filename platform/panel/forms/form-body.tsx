import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Refused } from '#platform/ui/refused.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { PanelForm } from './panel-form.ts';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface FormBodyProps<Values extends FieldValues> {
  readonly form: PanelForm<Values>;
  /** Names of the fields, for the notice about another person's changes. */
  readonly labels?: Partial<Record<keyof Values & string, string>>;
  /** How the notice writes a value, where it is no text, number or list of texts. */
  readonly show?: { readonly [Name in keyof Values & string]?: (value: Values[Name]) => string };
  /** On the button. */
  readonly label?: string;
  /** Another way to save, in a button before it; `save` of the form gets its name. */
  readonly also?: { readonly label: string; readonly way: string } | undefined;
  /** The button is there before anything was typed: for something new. */
  readonly always?: boolean;
  /** Within a dialog or a card: buttons at the foot, and nothing asked on leaving. */
  readonly plain?: boolean;
  readonly onCancel?: () => void;
  /** A plain form of one field, which is always there: nothing would be cancelled. */
  readonly withoutCancel?: boolean;
  readonly children: ReactNode;
}

const FAILED = 'Não foi possível salvar. Nada do que você digitou se perdeu: tente de novo.';

/** A form with its notices, its fields, and the bar that saves it. */
export function FormBody<Values extends FieldValues>(props: FormBodyProps<Values>) {
  const { form, labels = {}, show = {}, label = 'Salvar', always = false, plain = false } = props;
  const { withoutCancel = false, also } = props;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A form in a dialog is no part of the form behind it.
    event.stopPropagation();
    void form.submit();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      // Where `restoreFocus` goes when a press has put the form in its button's place: not to the button that sends it.
      {...(plain && { tabIndex: -1 })}
      className="flex flex-col gap-6 outline-none"
    >
      <Refused error={form.error} otherwise={FAILED} />
      {form.conflict !== undefined && (
        <ConflictNotice
          conflict={form.conflict}
          labels={labels as Readonly<Record<string, string>>}
          show={show as Readonly<Record<string, (value: unknown) => string>>}
          saving={form.saving}
          onSave={form.resolve}
        />
      )}
      {props.children}
      {plain ? (
        <FormButtons
          label={label}
          busy={form.saving}
          onCancel={withoutCancel ? undefined : (props.onCancel ?? form.discard)}
        />
      ) : (
        <>
          <UnsavedGuard when={form.dirty} />
          {(always || form.dirty) && (
            <SaveBar
              label={label}
              saving={form.saving}
              dirty={form.dirty}
              also={also && { label: also.label, onPress: () => void form.submit(also.way) }}
              onDiscard={props.onCancel ?? form.discard}
            />
          )}
        </>
      )}
    </form>
  );
}
