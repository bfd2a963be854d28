import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import type { Address } from '../domain/address.ts';
import type { AddressErrors } from '../domain/parse-new-address.ts';
import { AddressFields } from './address-fields.tsx';
import { emptyFields, type Fields, fieldOrder } from './address-form-values.ts';
import { addressesQuery } from './addresses-query.ts';
import { sendNewAddress } from './create-address-call.ts';

interface NewAddressFormProps {
  /** The client has no address yet: this one becomes the primary. */
  readonly first: boolean;
  readonly onCreated: (address: Address) => void;
  readonly onCancel?: () => void;
}

/** Creates an address; mistakes stand at their fields, and the first one gets the focus. */
export function NewAddressForm({ first, onCreated, onCancel }: NewAddressFormProps) {
  const titleId = useId();
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const form = useForm<Fields>({ defaultValues: { ...emptyFields, primary: first } });
  const { register, handleSubmit, setError, setFocus } = form;
  const arrived = useRef(first);
  useEffect(() => {
    if (!arrived.current) setFocus('postalCode');
    arrived.current = true;
  }, [setFocus]);

  const creation = useMutation({
    mutationFn: async (typed: Fields): Promise<void> => {
      const created = await sendNewAddress(buyer, { ...typed, country: '' });
      if (!created.ok) return showErrors(created.refusal);
      await queryClient.invalidateQueries({ queryKey: addressesQuery(buyer).queryKey });
      onCreated(created.value);
    },
  });
  const showErrors = (errors: AddressErrors): void => {
    const wrong = fieldOrder.filter((name) => errors[name] !== undefined);
    for (const name of wrong) setError(name, { message: errors[name] ?? '' });
    const [firstWrong] = wrong;
    if (firstWrong !== undefined) setFocus(firstWrong);
  };
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.stopPropagation();
        void handleSubmit((typed) => creation.mutate(typed))(event);
      }}
      className="flex flex-col gap-4 rounded-lg border border-line-2 bg-surface p-4 md:p-5"
    >
      <h3 id={titleId} className="text-lg">
        Novo endereço
      </h3>
      {creation.error !== null && (
        <Alert tone="error" announced>
          {failureText(creation.error)}
        </Alert>
      )}
      <AddressFields form={form} />
      {!first && <Checkbox label="Usar como endereço principal" {...register('primary')} />}
      <div className="flex flex-col gap-2.5 sm:flex-row">
        <Button type="submit" tone="primary" busy={creation.isPending}>
          Salvar e usar este endereço
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>Cancelar</Button>}
      </div>
    </form>
  );
}

const failureText = (error: Error): string =>
  error instanceof ApiRefusal
    ? error.message
    : 'Não foi possível salvar o endereço. Verifique sua conexão e tente novamente.';
