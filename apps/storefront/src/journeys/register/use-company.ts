import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bareDocument, isCnpj } from '#features/accounts/domain/document.ts';
import type { RegisteredCompany } from '#features/accounts/domain/registration/company.ts';
import { companyQuery } from '#features/accounts/storefront/own-data/own-data-queries.ts';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import { isState } from '#features/addresses/domain/states.ts';
import type { Fields } from '#features/addresses/storefront/address-form-values.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { RegistrationForm } from './typed.ts';

/** Fills empty fields from the company register once the CNPJ is complete. A failed look-up changes nothing. */
export function useCompany(
  form: UseFormReturn<RegistrationForm>,
  address: UseFormReturn<Fields>,
): RegisteredCompany | undefined {
  const cnpj = bareDocument(form.watch('document'));
  const wanted = form.watch('company') && isCnpj(cnpj);
  const { data } = useQuery({ ...companyQuery(useApi(), cnpj), enabled: wanted });
  const company = (wanted && data) || undefined;
  const filledFor = useRef('');
  useEffect(() => {
    if (company === undefined || filledFor.current === company.cnpj) return;
    filledFor.current = company.cnpj;
    if (form.getValues('companyName').trim() === '') {
      form.setValue('companyName', company.name, { shouldDirty: true });
      form.clearErrors('companyName');
    }
    fillAddress(address, company.address);
  }, [company, form, address]);
  return company;
}

/** An address that the user began to type is left alone. */
function fillAddress(form: UseFormReturn<Fields>, registered: RegisteredCompany['address']): void {
  const { postalCode, street } = form.getValues();
  if (registered.postalCode.length !== 8 || postalCode !== '' || street !== '') return;
  const { complement, city, district, number } = registered;
  const fields = {
    postalCode: formatPostalCode(registered.postalCode),
    street: registered.street,
    number,
    complement,
    district,
    city,
    state: isState(registered.state) ? registered.state : '',
  };
  for (const [field, text] of Object.entries(fields))
    form.setValue(field as keyof typeof fields, text, { shouldDirty: true });
}
