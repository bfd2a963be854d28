import type { Context } from '#platform/db/context.ts';
import type { Municipality } from '../domain/address.ts';
import { municipalitiesOf } from './municipalities.store.ts';

/** A state's municipalities by name; empty unless the operator has imported them. Not specific to a supplier. */
export const municipalitiesIn = ({ db }: Context, state: string): Promise<Municipality[]> =>
  municipalitiesOf(db, state);
