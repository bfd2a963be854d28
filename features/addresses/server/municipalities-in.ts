import type { Context } from '#platform/db/context.ts';
import type { Municipality } from '../domain/municipality.ts';
import { municipalitiesOf } from './municipalities.store.ts';

/** A state's municipalities by name; none where the operator has not brought them in. They are everybody's. */
export const municipalitiesIn = ({ db }: Context, state: string): Promise<Municipality[]> =>
  municipalitiesOf(db, state);
