import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/common-refusals.ts';
import { serve } from '#platform/http/serve.ts';
import { characteristicToWire } from '../contract/characteristic.wire.ts';
import { clientCharacteristicsSchema } from '../contract/client-characteristics.schema.ts';
import { clientCharacteristics } from '../contract/client-characteristics.ts';
import { customContentSchema } from '../contract/custom-content.schema.ts';
import { customContent } from '../contract/custom-content.ts';
import { customContentToWire } from '../contract/custom-content.wire.ts';
import { orderCharacteristicsSchema } from '../contract/order-characteristics.schema.ts';
import { orderCharacteristics } from '../contract/order-characteristics.ts';
import { staticTextsSchema } from '../contract/static-texts.schema.ts';
import { staticTexts } from '../contract/static-texts.ts';
import { staticTextsToWire } from '../contract/static-texts.wire.ts';
import { termsOfUseSchema } from '../contract/terms-of-use.schema.ts';
import { termsOfUse } from '../contract/terms-of-use.ts';
import { termsToWire } from '../contract/terms-of-use.wire.ts';
import { characteristics, customContents, staticTexts as textsOf } from './supplier-extras.ts';
import { readTerms } from './terms-of-use.ts';

/** Texts, questions and terms of a supplier. Spec 3, extras; spec 7, supplier. */
export function supplierExtrasRoutes(app: FastifyInstance): void {
  serve(
    app,
    customContent,
    customContentSchema,
    { access: 'anyone' },
    async (context, { query: { contentType } }) =>
      (await customContents(context, contentType)).map(customContentToWire),
  );
  serve(app, staticTexts, staticTextsSchema, { access: 'anyone' }, async (context) =>
    staticTextsToWire(await textsOf(context)),
  );
  serve(app, clientCharacteristics, clientCharacteristicsSchema, { access: 'anyone' }, async (context) =>
    (await characteristics(context)).client.map(characteristicToWire),
  );
  serve(app, orderCharacteristics, orderCharacteristicsSchema, { access: 'anyone' }, async (context) =>
    (await characteristics(context)).order.map(characteristicToWire),
  );
  serve(app, termsOfUse, termsOfUseSchema, { access: 'anyone' }, async (context, { query }) => {
    const terms = await readTerms(context, query.versaoArquivo);
    if (terms === undefined && query.versaoArquivo !== undefined) throw notFound();
    return termsToWire(terms);
  });
}
