import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Select } from '#platform/ui/select.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { type Address, formatPostalCode } from '../domain/address.ts';
import type { AddressDraft, AddressField } from '../domain/parse-new-address.ts';
import { STATES } from '../domain/states.ts';
import { addressesQuery } from './addresses-query.ts';
import { sendNewAddress } from './create-address-call.ts';
import { stateOfPostalCode } from './state-of-postal-code.ts';

interface NewAddressFormProps {
  /** The client has no address yet: this one becomes the primary. */
  readonly first: boolean;
  readonly onCreated: (address: Address) => void;
  readonly onCancel?: () => void;
}

type Fields = Required<Omit<AddressDraft, 'latitude' | 'longitude' | 'country'>>;
type TextName = Exclude<keyof Fields, 'primary'>;

/** In the order in which a mistake is shown first. */
const fields = [
  'postalCode',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'reference',
  'label',
] as const;

const empty: Fields = {
  postalCode: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
  reference: '',
  label: '',
  primary: false,
};

/** CEP first; what it says already is filled in. */
export function NewAddressForm({ first, onCreated, onCancel }: NewAddressFormProps) {
  const titleId = useId();
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const form = useForm<Fields>({ defaultValues: { ...empty, primary: first } });
  const { register, handleSubmit, setError, setValue, getValues, setFocus, formState } = form;
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
  const showErrors = (errors: Partial<Record<AddressField, string>>): void => {
    const wrong = fields.filter((name) => errors[name] !== undefined);
    for (const name of wrong) setError(name, { message: errors[name] ?? '' });
    const [firstWrong] = wrong;
    if (firstWrong !== undefined) setFocus(firstWrong);
  };
  const tidyPostalCode = (): void => {
    const digits = getValues('postalCode').replace(/\D/g, '');
    if (digits.length === 8) setValue('postalCode', formatPostalCode(digits));
  };
  const fillState = (): void => {
    const state = stateOfPostalCode(getValues('postalCode'));
    if (state !== undefined) setValue('state', state);
  };
  const text = (name: TextName, more: RegisterOptions<Fields, TextName> = {}) => ({
    error: formState.errors[name]?.message,
    ...register(name, more),
  });

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
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField
          label="CEP"
          hint="8 números"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={10}
          outerClassName="sm:col-span-2"
          {...text('postalCode', { onChange: fillState, onBlur: tidyPostalCode })}
        />
        <TextField
          label="Rua"
          autoComplete="shipping address-line1"
          maxLength={120}
          outerClassName="sm:col-span-6"
          {...text('street')}
        />
        <TextField
          label="Número"
          hint="Ou S/N"
          autoComplete="off"
          maxLength={20}
          outerClassName="sm:col-span-2"
          {...text('number')}
        />
        <TextField
          label="Complemento"
          hint="Apartamento, bloco, sala"
          optional
          autoComplete="shipping address-line2"
          maxLength={120}
          outerClassName="sm:col-span-4"
          {...text('complement')}
        />
        <TextField
          label="Bairro"
          autoComplete="shipping address-level3"
          maxLength={80}
          outerClassName="sm:col-span-6"
          {...text('district')}
        />
        <TextField
          label="Cidade"
          autoComplete="shipping address-level2"
          maxLength={80}
          outerClassName="sm:col-span-4"
          {...text('city')}
        />
        <div className="sm:col-span-2">
          <Select
            label="Estado"
            prompt="Escolha…"
            autoComplete="shipping address-level1"
            options={STATES.map((state) => ({ value: state, label: state }))}
            {...text('state')}
          />
        </div>
        <TextField
          label="Ponto de referência"
          optional
          autoComplete="off"
          maxLength={200}
          outerClassName="sm:col-span-6"
          {...text('reference')}
        />
        <TextField
          label="Nome do endereço"
          hint="Casa, trabalho, loja 2"
          optional
          autoComplete="off"
          maxLength={60}
          outerClassName="sm:col-span-6"
          {...text('label')}
        />
      </div>
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
