import { Building2, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bareDocument, formatDocument, isCnpj } from '#features/accounts/domain/document.ts';
import type { RegisteredCompany } from '#features/accounts/domain/registration/company.ts';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { RegistrationForm } from './typed.ts';

interface IdentitySectionProps {
  readonly form: UseFormReturn<RegistrationForm>;
  readonly foreignDocuments: boolean;
  /** Data of the company register. */
  readonly known: RegisteredCompany | undefined;
}

/** Fields for who will buy: a person or a company, by their document. */
export function IdentitySection({ form, foreignDocuments, known }: IdentitySectionProps) {
  const { register, formState, watch, setValue, getValues } = form;
  const { errors } = formState;
  const company = watch('company');
  const document = watch('document');
  // A CNPJ in the field selects the company.
  useEffect(() => {
    if (isCnpj(bareDocument(document))) setValue('company', true);
  }, [document, setValue]);
  const tidyDocument = (): void => {
    setValue('document', formatDocument(bareDocument(getValues('document'))));
  };
  return (
    <FormSection title="Quem vai comprar">
      <RadioGroup legend="O cadastro é" className="sm:grid sm:grid-cols-2">
        <RadioCard
          name="kind"
          title="Para mim"
          description={foreignDocuments ? 'Com CPF ou documento estrangeiro' : 'Com CPF'}
          icon={<UserRound aria-hidden="true" className="size-5" />}
          checked={!company}
          onChange={() => setValue('company', false)}
        />
        <RadioCard
          name="kind"
          title="Para uma empresa"
          description="Com CNPJ"
          icon={<Building2 aria-hidden="true" className="size-5" />}
          checked={company}
          onChange={() => setValue('company', true)}
        />
      </RadioGroup>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={company ? 'CNPJ' : foreignDocuments ? 'CPF ou documento estrangeiro' : 'CPF'}
          hint={company ? '14 letras ou números' : foreignDocuments ? 'CPF, passaporte ou RNE' : '11 números'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          inputMode={company || foreignDocuments ? 'text' : 'numeric'}
          error={errors.document?.message}
          {...register('document', { onBlur: tidyDocument })}
        />
        {company && (
          <TextField
            label="Inscrição estadual"
            hint="Números ou ISENTO"
            optional
            autoComplete="off"
            maxLength={30}
            error={errors.stateRegistration?.message}
            {...register('stateRegistration')}
          />
        )}
        {company && (
          <TextField
            label="Razão social"
            autoComplete="organization"
            maxLength={120}
            outerClassName="sm:col-span-2"
            error={errors.companyName?.message}
            {...register('companyName')}
          />
        )}
        <p role="status" className="-mt-2 text-ink-2 text-sm empty:hidden sm:col-span-2">
          {known === undefined ? '' : knownWords(known)}
        </p>
        <TextField
          label={company ? 'Nome do responsável' : 'Nome completo'}
          autoComplete="name"
          maxLength={120}
          outerClassName="sm:col-span-2"
          error={errors.name?.message}
          {...register('name')}
        />
      </div>
    </FormSection>
  );
}

const knownWords = ({ active }: RegisteredCompany): string =>
  active
    ? 'Preenchemos o que a Receita informa deste CNPJ. Confira os dados.'
    : 'A Receita informa que este CNPJ não está ativo. Confira os dados.';
