import type { Context } from '#platform/db/context.ts';
import type { Sector } from '../../domain/sector.ts';
import { allSectors } from './sector.store.ts';

/** The shop's sectors, in its order. Spec 7, setores-produto. */
export const listSectors = ({ db, supplier }: Context): Promise<readonly Sector[]> =>
  allSectors(db, supplier.id);
