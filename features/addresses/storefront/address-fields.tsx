import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { Select } from '#platform/ui/forms/select.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { formatPostalCode } from '../domain/address.ts';
import { stateOfPostalCode } from '../domain/state-of-postal-code.ts';
import { STATES } from '../domain/states.ts';
import type { Fields, TextName } from './address-form-values.ts';
import { municipalitiesQuery } from './place-queries.ts';
import { usePostalCode } from './use-postal-code.ts';

interface AddressFieldsProps {
  readonly form: UseFormReturn<Fields>;
  /** Omits the fields for delivery: reference and label. */
  readonly billing?: boolean;
  /** Omits reference and label in long forms. */
  readonly brief?: boolean;
}

/** The CEP comes first and fills in the other fields. */
export function AddressFields({ form, billing = false, brief = false }: AddressFieldsProps) {
  const { register, setValue, getValues, formState } = form;
  const cities = useId();
  const help = usePostalCode(form);
  const state = form.watch('state');
  const municipalities = useQuery({ ...municipalitiesQuery(useApi(), state), enabled: state !== '' });
  const kind = billing ? 'billing' : 'shipping';
  const tidyPostalCode = (): void => {
    const digits = getValues('postalCode').replace(/\D/g, '');
    if (digits.length === 8) setValue('postalCode', formatPostalCode(digits));
  };
  const fillState = (): void => {
    help.onTyped();
    const known = stateOfPostalCode(getValues('postalCode'));
    if (known !== undefined) setValue('state', known, { shouldDirty: true });
  };
  const text = (name: TextName, more: RegisterOptions<Fields, TextName> = {}) => ({
    error: formState.errors[name]?.message,
    ...register(name, more),
  });

  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="flex flex-col gap-1.5 sm:col-span-6">
        <TextField
          label="CEP"
          hint="8 números"
          inputMode="numeric"
          autoComplete={`${kind} postal-code`}
          maxLength={10}
          outerClassName="sm:max-w-56"
          {...text('postalCode', { onChange: fillState, onBlur: tidyPostalCode })}
        />
        <p role="status" className="text-ink-2 text-sm empty:hidden">
          {postalCodeWords[help.state]}
        </p>
      </div>
      <TextField
        label="Rua"
        autoComplete={`${kind} address-line1`}
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
        autoComplete={`${kind} address-line2`}
        maxLength={120}
        outerClassName="sm:col-span-4"
        {...text('complement')}
      />
      <TextField
        label="Bairro"
        autoComplete={`${kind} address-level3`}
        maxLength={80}
        outerClassName="sm:col-span-6"
        {...text('district')}
      />
      <TextField
        label="Cidade"
        autoComplete={`${kind} address-level2`}
        maxLength={80}
        outerClassName="sm:col-span-4"
        {...(municipalities.data?.size ? { list: cities } : {})}
        {...text('city')}
      />
      <datalist id={cities}>
        {[...(municipalities.data?.keys() ?? [])].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="sm:col-span-2">
        <Select
          label="Estado"
          prompt="Escolha…"
          autoComplete={`${kind} address-level1`}
          options={STATES.map((one) => ({ value: one, label: one }))}
          {...text('state')}
        />
      </div>
      {!billing && !brief && (
        <>
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
        </>
      )}
    </div>
  );
}

const postalCodeWords = {
  idle: '',
  asking: 'Procurando o endereço…',
  found: 'Endereço encontrado.',
  partly: 'Complete o endereço: não achamos a rua deste CEP.',
} as const;
