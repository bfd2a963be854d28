import type { PostalPlace } from '../domain/address.ts';

const names = ['street', 'district', 'city'] as const;
export type Filled = Readonly<Partial<Record<(typeof names)[number] | 'state', string>>>;

/**
 * The form fields to change for a CEP: those that are empty or were filled by the previous CEP. Typed texts stay, but
 * the state always follows the CEP.
 */
export function fillFromPlace(
  place: PostalPlace,
  typed: Readonly<Record<(typeof names)[number], string>>,
  before: Filled,
): Filled {
  const free = names.filter((name) => typed[name].trim() === '' || typed[name] === before[name]);
  return {
    state: place.state,
    ...Object.fromEntries(free.map((name) => [name, place[name]])),
  };
}
