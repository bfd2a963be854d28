import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { fieldRefusals } from './field-refusals.ts';
import { type Conflict, changedFields, isSame, mergedValues } from './merge-changes.ts';
import type { PanelForm } from './panel-form.ts';

export interface PanelFormOptions<Values extends FieldValues, Answer> {
  /** What the server has, or what a new one begins with. */
  readonly values: Values;
  readonly version?: number | undefined;
  /** `way`: of a form that is saved in more than one, the one that was pressed. */
  readonly save: (values: Values, version: number | undefined, way: string | undefined) => Promise<Answer>;
  /** What is said afterwards. */
  readonly saved?: string | ((answer: Answer, way: string | undefined) => string);
  /** Puts the answer where the screen reads it, or leads on. */
  readonly onSaved?: (answer: Answer, values: Values) => unknown;
  /** Fields of the wire whose name in the form differs. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The field that a refusal is about, by the refusal's code. */
  readonly about?: Readonly<Record<string, string>>;
  /** Reads the current state in a 409: without it, the refusal is shown as any other. */
  readonly current?: (state: unknown) => { readonly values: Values; readonly version: number };
}

/**
 * A form that is saved by a call. What the server refuses stands at its field, which gets the focus; what somebody else saved
 * meanwhile is shown beside what was typed. While nothing is typed the form follows the server.
 */
export function usePanelForm<Values extends FieldValues, Answer>(
  options: PanelFormOptions<Values, Answer>,
): PanelForm<Values> {
  const { values, version, save, saved, onSaved, fields = {}, about = {}, current } = options;
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, shouldFocusError: true });
  const { isDirty: dirty } = form.formState;
  // What was begun with, for the comparison; and what the screen last passed in.
  const base = useRef({ values, version });
  const passed = useRef({ values, version });
  const latest = useRef({ values, version });
  // Of the last press, which a resolved conflict repeats.
  const way = useRef<string>(undefined);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [shownError, setShownError] = useState<Error | null>(null);

  useEffect(() => {
    latest.current = { values, version };
    if (dirty || isSame(passed.current, latest.current)) return;
    passed.current = latest.current;
    base.current = latest.current;
    form.reset(values);
  }, [dirty, values, version, form]);

  const { mutateAsync, isPending: saving } = useMutation({
    mutationFn: (typed: Values) => save(typed, base.current.version, way.current),
  });

  const refused = (error: unknown, typed: Values): void => {
    const isStale = error instanceof ApiRefusal && error.problem.code === CHANGED_BY_OTHER;
    if (isStale && current !== undefined) {
      const theirs = current(error.problem.facts?.atual);
      const changed = changedFields(base.current.values, theirs.values, typed);
      setConflict({ theirs: theirs.values, version: theirs.version, fields: changed });
      return;
    }
    const known = (name: string): boolean => has(typed, name);
    const atFields = fieldRefusals(error, fields, known, about);
    for (const [index, { name, message }] of atFields.entries())
      form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    setShownError(atFields.length > 0 ? null : error instanceof Error ? error : new Error(String(error)));
  };

  const send = async (typed: Values): Promise<void> => {
    setShownError(null);
    let answer: Answer;
    try {
      answer = await mutateAsync(typed);
    } catch (error) {
      refused(error, typed);
      return;
    }
    setConflict(undefined);
    passed.current = latest.current;
    base.current = { values: typed, version: base.current.version };
    // Before `onSaved`, which may leave the page: nothing is unsaved any more.
    flushSync(() => form.reset(typed));
    if (saved !== undefined)
      showToast({ text: typeof saved === 'string' ? saved : saved(answer, way.current) });
    await onSaved?.(answer, typed);
  };

  return {
    form,
    saving,
    dirty,
    conflict,
    error: shownError,
    submit: (pressed) => {
      way.current = pressed;
      return form.handleSubmit(send)();
    },
    discard: () => {
      setConflict(undefined);
      setShownError(null);
      form.reset(conflict?.theirs ?? values);
      base.current =
        conflict === undefined ? { values, version } : { values: conflict.theirs, version: conflict.version };
    },
    resolve: async (takeTheirs) => {
      if (conflict === undefined) return;
      const merged = mergedValues(conflict, form.getValues(), takeTheirs) as Values;
      base.current = { values: conflict.theirs, version: conflict.version };
      form.reset(conflict.theirs);
      for (const name of Object.keys(merged))
        form.setValue(name as FieldPath<Values>, merged[name], { shouldDirty: true });
      setConflict(undefined);
      await form.handleSubmit(send)();
    },
  };
}

const has = (values: FieldValues, name: string): boolean =>
  name.split('.').reduce<unknown>((value, part) => (value as FieldValues | undefined)?.[part], values) !==
  undefined;
