/** Wire names of the registration fields. */
import type { ProfileErrors } from '../../domain/registration/profile.ts';
import type { RegistrationErrors, RegistrationField } from '../../domain/registration/registration.ts';

const wireNames = {
  document: 'cpf',
  name: 'nome',
  companyName: 'razaosocial',
  stateRegistration: 'inscricaoestadual',
  email: 'email',
  phone: 'telefone',
  password: 'senha',
  terms: 'termosuso',
} as const satisfies Record<RegistrationField, string>;

/** Field errors as facts of a refusal. */
export const fieldErrorsToWire = (
  errors: RegistrationErrors | ProfileErrors,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [wireNames[field as RegistrationField], text]),
  );

/** The server's field errors, for the form; empty where the facts contain none. */
export function fieldErrorsFromWire(facts: unknown): RegistrationErrors {
  const wire: Readonly<Record<string, unknown>> =
    typeof facts === 'object' && facts !== null ? { ...facts } : {};
  return Object.fromEntries(
    Object.entries(wireNames).flatMap(([field, name]) =>
      typeof wire[name] === 'string' ? [[field, wire[name]]] : [],
    ),
  );
}
