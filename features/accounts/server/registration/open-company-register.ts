import { type CompanyRegister, companyRegister } from './company-register.ts';

export interface CompanyDataSettings {
  /** URL with `{cnpj}` in place of the CNPJ. Absent: no look-up, and forms are not prefilled. */
  readonly companies?: string;
  /** Asked instead where no URL is configured, as in the demo. */
  readonly sampleCompanies?: CompanyRegister;
}

/** `fresh`: asks each time; otherwise what was found is cached for a day. */
export const openCompanyRegister = (
  { companies, sampleCompanies }: CompanyDataSettings,
  { fresh = false }: { readonly fresh?: boolean } = {},
): CompanyRegister =>
  (companies === undefined ? sampleCompanies : undefined) ??
  companyRegister(companies, undefined, fresh ? { maxCached: 0 } : {});
