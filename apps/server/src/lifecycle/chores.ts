/** What is done now and then, while nobody waits: by every process that does jobs, without harm where two do it. */
import { dropExpiredSessions } from '#features/accounts/server/public.ts';
import { categories, products } from '#features/catalog/server/catalog.tables.ts';
import { productPictures } from '#features/catalog/server/product-pictures.tables.ts';
import { dropUnnamedPictures } from '#features/catalog/server/public.ts';
import { orderLines } from '#features/orders/server/orders.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';

/** Every column that holds the id of a stored picture. */
export const NAMING_PICTURES = [
  productPictures.pictureId,
  products.picture,
  categories.picture,
  suppliers.logo,
  orderLines.picture,
] as const;

export interface Chore {
  readonly name: string;
  /** Gives how much there was to do. */
  readonly run: (now: Instant) => Promise<number>;
}

export const choresOf = (database: Database, pictures: PictureStore): readonly Chore[] => [
  { name: 'expired sessions', run: (now) => dropExpiredSessions(database.db, now) },
  { name: 'unnamed pictures', run: (now) => dropUnnamedPictures(database, pictures, NAMING_PICTURES, now) },
];
