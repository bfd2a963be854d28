import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/common-refusals.ts';
import { serve } from '#platform/http/serve.ts';
import {
  clientCharacteristicsSchema,
  orderCharacteristicsSchema,
} from '../contract/characteristic.schema.ts';
import { characteristicToWire } from '../contract/characteristic.wire.ts';
import {
  clientCharacteristicsEndpoint,
  orderCharacteristicsEndpoint,
} from '../contract/characteristics.endpoints.ts';
import {
  customContentEndpoint,
  staticTextsEndpoint,
  termsOfUseEndpoint,
} from '../contract/shop-texts.endpoints.ts';
import { customContentSchema, staticTextsSchema, termsOfUseSchema } from '../contract/shop-texts.schema.ts';
import { customContentToWire, staticTextsToWire, termsOfUseToWire } from '../contract/shop-texts.wire.ts';
import { characteristics } from './choices-of.ts';
import type { ShopPreview } from './shop-of.ts';
import { customContents, staticTexts } from './supplier-extras.ts';
import { readTerms } from './terms-of-use.ts';

/** Texts, questions and terms of a supplier. Spec 3, extras; spec 7, supplier. */
export function supplierExtrasRoutes(app: FastifyInstance, preview?: ShopPreview): void {
  serve(
    app,
    customContentEndpoint,
    customContentSchema,
    { access: 'anyone' },
    async (context, { query: { contentType, previa } }) => {
      const prepared = previa === undefined ? undefined : preview?.contents(context, contentType, previa);
      return ((await prepared) ?? (await customContents(context, contentType))).map(customContentToWire);
    },
  );
  serve(app, staticTextsEndpoint, staticTextsSchema, { access: 'anyone' }, async (context) =>
    staticTextsToWire(await staticTexts(context)),
  );
  serve(
    app,
    clientCharacteristicsEndpoint,
    clientCharacteristicsSchema,
    { access: 'anyone' },
    async (context) => (await characteristics(context)).client.map(characteristicToWire),
  );
  serve(
    app,
    orderCharacteristicsEndpoint,
    orderCharacteristicsSchema,
    { access: 'anyone' },
    async (context) => (await characteristics(context)).order.map(characteristicToWire),
  );
  serve(app, termsOfUseEndpoint, termsOfUseSchema, { access: 'anyone' }, async (context, { query }) => {
    const terms = await readTerms(context, query.versaoArquivo);
    if (terms === undefined && query.versaoArquivo !== undefined) throw notFound();
    return termsOfUseToWire(terms);
  });
}
