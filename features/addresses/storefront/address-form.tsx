import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { Result } from '#kernel/result.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import type { Address } from '../domain/address.ts';
import type { AddressErrors } from '../domain/parse-new-address.ts';
import { AddressFields } from './address-fields.tsx';
import { type Fields, fieldOrder } from './address-form-values.ts';
import { PinField } from './map/pin-field.tsx';
import { forgetTyped, readTyped, storeTyped } from './typed-address.ts';
import { UseMyPlace } from './use-my-place.tsx';

interface AddressFormProps {
  /** Identifies the form's saved draft: 'new', 'billing', or an address id. */
  readonly name: string;
  readonly begun: Fields;
  readonly action: string;
  readonly billing?: boolean;
  /** Whether the form has a checkbox for the primary address. */
  readonly offerPrimary?: boolean;
  /** Focuses the first field, for a form that opens by a click. */
  readonly focusFirst?: boolean;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly onSave: (typed: Fields) => Promise<Result<Address, AddressErrors>>;
  readonly onSaved: (address: Address) => void;
  readonly onCancel?: (() => void) | undefined;
}

/**
 * The address form: errors are shown at their fields, and the first one gets the focus. Unsaved input is stored in the
 * browser.
 */
export function AddressForm(props: AddressFormProps) {
  const { name, begun, billing = false, offerPrimary = false, focusFirst = false, onSave, onSaved } = props;
  const titleId = useId();
  const { clientId } = useBuyer().session;
  const form = useForm<Fields>({ defaultValues: begun });
  const { register, handleSubmit, setError, setFocus, setValue, getValues, subscribe, reset } = form;
  const [recovered, setRecovered] = useState(false);

  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const typed = Object.entries(readTyped(clientId, name, Date.now()));
    for (const [field, text] of typed) setValue(field as keyof Fields, text, { shouldDirty: true });
    setRecovered(typed.length > 0);
    if (focusFirst) setFocus('postalCode');
  }, [clientId, name, focusFirst, setValue, setFocus]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storeTyped(clientId, name, begun, values, Date.now()),
      }),
    [subscribe, clientId, name, begun],
  );

  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async (typed: Fields): Promise<void> => {
      const saved = await onSave(typed);
      if (!saved.ok) return showErrors(saved.refusal);
      forgetTyped(clientId, name);
      onSaved(saved.value);
    },
  });
  const showErrors = (errors: AddressErrors): void => {
    const wrong = fieldOrder.filter((field) => errors[field] !== undefined);
    for (const field of wrong) setError(field, { message: errors[field] ?? '' });
    if (errors.position !== undefined) setError('position', { message: errors.position });
    const [firstWrong] = wrong;
    if (firstWrong !== undefined) setFocus(firstWrong);
  };
  const startOver = (): void => {
    forgetTyped(clientId, name);
    reset(begun);
    setRecovered(false);
    setFocus('postalCode');
  };
  return (
    <form
      noValidate
      aria-labelledby={props.title === undefined ? undefined : titleId}
      aria-label={props.title === undefined ? props.action : undefined}
      onSubmit={(event) => {
        event.stopPropagation();
        void handleSubmit(() => saving.mutate(getValues()))(event);
      }}
      className="flex flex-col gap-4 rounded-lg border border-line-2 bg-surface p-4 md:p-5"
    >
      {props.title !== undefined && (
        <h3 id={titleId} className="text-lg">
          {props.title}
        </h3>
      )}
      {recovered && (
        <Alert
          announced
          actions={
            <Button size="sm" onClick={startOver}>
              Começar de novo
            </Button>
          }
        >
          Aqui está o que você tinha digitado e ainda não foi salvo.
        </Alert>
      )}
      <ErrorSummary refused={saving.isSuccess ? saving.submittedAt : undefined} />
      {props.children}
      {!billing && <UseMyPlace form={form} />}
      <AddressFields form={form} billing={billing} />
      {!billing && <PinField form={form} />}
      {offerPrimary && <Checkbox label="Usar como endereço principal" {...register('primary')} />}
      {saving.error !== null && (
        <Alert tone="error" announced>
          {failureText(saving.error)}
        </Alert>
      )}
      <div className="flex flex-col gap-2.5 sm:flex-row">
        <Button type="submit" tone="primary" busy={saving.isPending}>
          {props.action}
        </Button>
        {props.onCancel !== undefined && (
          <Button
            onClick={() => {
              forgetTyped(clientId, name);
              props.onCancel?.();
            }}
          >
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}

const failureText = (error: Error): string =>
  error instanceof ApiRefusal
    ? error.message
    : 'Não foi possível salvar o endereço. Verifique sua conexão e tente novamente.';
