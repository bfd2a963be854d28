import type { RegistrationDraft } from '#features/accounts/domain/registration/registration.ts';

/** Values of the registration form, apart from the address. */
export interface RegistrationForm extends RegistrationDraft {
  readonly company: boolean;
  readonly password: string;
  readonly terms: boolean;
  /** Answers to the shop's own questions, by their name. */
  readonly answers: Readonly<Record<string, string>>;
  readonly laterAddress: boolean;
}

export const nothingTyped: Omit<RegistrationForm, 'company'> = {
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
