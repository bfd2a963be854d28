/** Texts of the context's supplier. Spec 3, extras. */
import type { Context } from '#platform/db/context.ts';
import type { ContentType, CustomContent, StaticText } from '../domain/shop-texts.ts';
import { customContentsOf } from './custom-contents.store.ts';
import { staticTextsOf } from './static-texts.store.ts';

export const staticTexts = ({ db, supplier }: Context): Promise<StaticText[]> =>
  staticTextsOf(db, supplier.id);

/** In the supplier's order; of order instructions only the first is shown. */
export const customContents = ({ db, supplier }: Context, type: ContentType): Promise<CustomContent[]> =>
  customContentsOf(db, supplier.id, type);
