import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { Select } from '#platform/ui/select.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { formatPostalCode } from '../domain/address.ts';
import { STATES } from '../domain/states.ts';
import type { Fields, TextName } from './address-form-values.ts';
import { stateOfPostalCode } from './state-of-postal-code.ts';

/** CEP first; what it says already is filled in. */
export function AddressFields({ form }: { readonly form: UseFormReturn<Fields> }) {
  const { register, setValue, getValues, formState } = form;
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
  );
}
