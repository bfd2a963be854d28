import type { RegistrationDraft } from '#features/accounts/domain/registration.ts';

/** What the form of a registration holds, apart from its address. */
export interface Typed extends RegistrationDraft {
  readonly company: boolean;
  readonly password: string;
  readonly terms: boolean;
  /** By what the shop asks. */
  readonly answers: Readonly<Record<string, string>>;
  readonly laterAddress: boolean;
}

export const nothingTyped: Omit<Typed, 'company'> = {
  document: '',
  name: '',
  companyName: '',
  stateRegistration: '',
  email: '',
  phone: '',
  password: '',
  terms: false,
  answers: {},
  laterAddress: false,
};
