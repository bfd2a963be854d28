import type { PostalPlace } from '../domain/postal-place.ts';

const names = ['street', 'district', 'city'] as const;
export type Filled = Readonly<Partial<Record<(typeof names)[number] | 'state', string>>>;

/**
 * What a CEP changes in the form: only what is empty, or what the CEP before had filled in. What a person typed stays;
 * but the state is the CEP's.
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
