import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import type { Context } from '#platform/db/context.ts';
import { findProducts } from '../find-products.store.ts';

/** Who needs more types more. */
const MOST = 20;

/** The products to choose from in the panel's forms, by parts of name or code. */
export const productChoices = ({ db, supplier }: Context, text: string) =>
  findProducts(db, supplier.id, clientSearchWords(text), { limit: MOST });
