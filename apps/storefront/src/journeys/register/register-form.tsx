import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { REGISTRATION_FAILED } from '#features/accounts/contract/registration/registration-texts.ts';
import { formatPhone, tidyPhone } from '#features/accounts/domain/registration/personal-fields.ts';
import { takesForeignDocuments } from '#features/accounts/domain/registration/registration.ts';
import { NewPasswordField } from '#features/accounts/ui/new-password-field.tsx';
import { AddressFields } from '#features/addresses/storefront/address-fields.tsx';
import {
  addressDraftOf,
  emptyFields,
  type Fields,
  fieldOrder,
} from '#features/addresses/storefront/address-form-values.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { CharacteristicInput } from '#features/suppliers/storefront/characteristic-input.tsx';
import { clientCharacteristicsQuery } from '#features/suppliers/storefront/characteristics-queries.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { termsQuery } from '#features/suppliers/storefront/terms-query.ts';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { problemsOf } from './check-typed.ts';
import { FormSection } from './form-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import {
  type RegistrationProblems,
  type SentRegistration,
  sendRegistration,
  type TypedRegistration,
} from './register-call.ts';
import { nothingTyped, type RegistrationForm } from './typed.ts';
import { useCompany } from './use-company.ts';

interface RegisterFormProps {
  /** Preselects a company. */
  readonly forCompanies: boolean;
  readonly wanted: () => string | undefined;
  readonly onSent: (sent: SentRegistration) => void;
}

/** The registration form. Errors appear at their fields and above all of them, the first one gets the focus, and nothing typed is lost. */
export function RegisterForm({ forCompanies, wanted, onSent }: RegisterFormProps) {
  const api = useApi();
  const shop = useShop();
  const tags = new Set(shop.tags);
  const { data: questions } = useSuspenseQuery(clientCharacteristicsQuery(api, shop.id));
  const { data: terms } = useQuery(termsQuery(api, shop.id));
  const form = useForm<RegistrationForm>({ defaultValues: { ...nothingTyped, company: forCompanies } });
  const address = useForm<Fields>({ defaultValues: emptyFields });
  const known = useCompany(form, address);
  const { register, getValues, setValue, watch, setError, setFocus, handleSubmit, formState } = form;
  const delivers = offeredDeliveryTypes(tags).includes('delivery');
  const foreignDocuments = takesForeignDocuments(tags);
  const answers = watch('answers');
  const later = watch('laterAddress');
  const termsHref = usePublicHref(shopHref(shop.slug, '/termos'));

  const showProblems = ({ fields, address: wrong, unanswered: open }: RegistrationProblems): void => {
    for (const [field, message] of Object.entries(fields))
      setError(field as keyof RegistrationForm, { message });
    for (const field of fieldOrder) {
      const message = wrong[field];
      if (message !== undefined) address.setError(field, { message });
    }
    const firstField = FIELD_ORDER.find((field) => fields[field] !== undefined && BEFORE_ADDRESS.has(field));
    const firstOfAddress = fieldOrder.find((field) => wrong[field] !== undefined);
    const lastField = FIELD_ORDER.find((field) => fields[field] !== undefined);
    const openQuestion = questions.find(({ name }) => open.includes(name));
    if (firstField !== undefined) setFocus(firstField);
    else if (firstOfAddress !== undefined) address.setFocus(firstOfAddress);
    else if (openQuestion !== undefined)
      document.querySelector<HTMLElement>(`[name="characteristic-${openQuestion.id}"]`)?.focus();
    else if (lastField !== undefined) setFocus(lastField);
  };

  const send = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<RegistrationProblems | undefined> => {
      const typed = typedIn(getValues(), {
        terms: terms?.version,
        address: delivers && !getValues('laterAddress') ? addressDraftOf(address.getValues()) : undefined,
        wanted: wanted(),
      });
      const rules = {
        foreignDocuments,
        characteristics: questions,
        termsVersion: terms?.version,
        company: getValues('company'),
      };
      const problems = problemsOf(typed, rules);
      if (problems !== undefined) return problems;
      const sent = await sendRegistration(api, shop.id, typed);
      if (!sent.ok) return sent.refusal;
      onSent(sent.value);
      return undefined;
    },
    onSuccess: (problems) => {
      if (problems !== undefined) showProblems(problems);
    },
  });

  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      aria-label="Criar conta"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        form.clearErrors();
        address.clearErrors();
        void handleSubmit(() => send.mutate())(event);
      }}
    >
      <ErrorSummary refused={send.data} />
      <IdentitySection form={form} foreignDocuments={foreignDocuments} known={known} />
      <FormSection title="Contato" lead="Confirmamos o cadastro por e-mail.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label="Telefone com DDD"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            error={errors.phone?.message}
            {...register('phone', {
              onBlur: () => setValue('phone', formatPhone(tidyPhone(getValues('phone')))),
            })}
          />
        </div>
      </FormSection>
      {delivers && (
        <FormSection
          title="Endereço"
          lead="Onde você quer receber. Com o CEP, preenchemos o que for possível."
        >
          <Checkbox label="Informar o endereço depois" {...register('laterAddress')} />
          {!later && <AddressFields form={address} brief />}
        </FormSection>
      )}
      {questions.length > 0 && (
        <FormSection title={`${shop.name} quer saber`}>
          <div className="grid gap-4 sm:grid-cols-2">
            {questions.map((one) => (
              <CharacteristicInput
                key={one.id}
                question={one}
                answer={answers[one.id] ?? ''}
                error={
                  send.data?.unanswered.includes(one.name) && !answers[one.id]
                    ? 'Responda para continuar.'
                    : undefined
                }
                onAnswer={(answer) => setValue('answers', { ...getValues('answers'), [one.id]: answer })}
              />
            ))}
          </div>
        </FormSection>
      )}
      <FormSection title="Senha">
        <NewPasswordField
          label="Crie uma senha"
          typed={watch('password')}
          error={errors.password?.message}
          {...register('password')}
        />
        {terms !== null && terms !== undefined && (
          <Checkbox
            label={
              <>
                Li e aceito os{' '}
                <a
                  href={termsHref}
                  target="_blank"
                  rel="noreferrer"
                  className="font-semibold text-brand-text underline"
                >
                  termos de uso<span className="sr-only"> (abre em outra aba)</span>
                </a>
              </>
            }
            error={errors.terms?.message}
            {...register('terms')}
          />
        )}
      </FormSection>
      <Refused error={send.error} otherwise={REGISTRATION_FAILED} />
      <Button type="submit" tone="primary" size="lg" wide busy={send.isPending}>
        Criar conta
      </Button>
    </form>
  );
}

/** The order in which the first error is looked for. */
const FIELD_ORDER = [
  'document',
  'stateRegistration',
  'companyName',
  'name',
  'email',
  'phone',
  'password',
  'terms',
] as const;
const BEFORE_ADDRESS: ReadonlySet<string> = new Set(FIELD_ORDER.slice(0, 6));

function typedIn(
  { answers, password, terms: agreed, company, ...draft }: RegistrationForm,
  more: Pick<TypedRegistration, 'address' | 'wanted'> & { readonly terms: number | undefined },
): TypedRegistration {
  return {
    draft: company ? draft : { ...draft, companyName: '', stateRegistration: '' },
    password,
    termsVersion: agreed ? more.terms : undefined,
    answers: Object.entries(answers).map(([id, answer]) => ({ id, answer })),
    address: more.address,
    wanted: more.wanted,
  };
}
