import type { FastifyInstance } from 'fastify';
import type { PositionOf } from '#features/addresses/server/position-of-postal-code.ts';
import { shopToWire } from '#features/suppliers/contract/shop.wire.ts';
import { storeToWire } from '#features/suppliers/contract/store.wire.ts';
import { supplierTexts } from '#features/suppliers/contract/texts.ts';
import { supplierByHost } from '#features/suppliers/server/find-supplier.ts';
import type { Context } from '#platform/db/context.ts';
import { serve } from '#platform/http/serve.ts';
import { areaToWire, ringsToWire } from '../contract/area.wire.ts';
import { deliveryAreaSchema } from '../contract/delivery-area.schema.ts';
import { deliveryArea } from '../contract/delivery-area.ts';
import { deliveryTermsSchema } from '../contract/delivery-terms.schema.ts';
import { deliveryTerms } from '../contract/delivery-terms.ts';
import { suppliersByLocationSchema } from '../contract/suppliers-by-location.schema.ts';
import { suppliersByLocation } from '../contract/suppliers-by-location.ts';
import { termsToWire } from '../contract/terms.wire.ts';
import type { Place } from '../domain/area.ts';
import { serviceArea } from './service-area.ts';
import { suppliersAt } from './suppliers-at.ts';
import { termsAt } from './terms-at.ts';

/** Endpoints: where a supplier delivers, and which suppliers deliver to a place. Spec 7, supplier. */
export function deliveryAreaRoutes(
  app: FastifyInstance,
  { positionOf }: { readonly positionOf: PositionOf },
): void {
  /** Adds the position that the look-up service has for a CEP. */
  const placeAt = async (context: Context, query: AskedPlace): Promise<Place> => {
    const place = placeOf(query);
    if (place.position !== undefined || place.postalCode === undefined) return place;
    const position = await positionOf(context, place.postalCode);
    return position === undefined ? place : { ...place, position };
  };

  serve(app, deliveryArea, deliveryAreaSchema, { access: 'anyone' }, async (context) => {
    const { areas: drawn, stores } = await serviceArea(context);
    const areas = drawn.map(areaToWire);
    return {
      idfornecedor: context.supplier.id,
      coordenadas: drawn.flatMap(({ bounds }) => ringsToWire(bounds)),
      areas,
      coordenadas_lojas: stores.map(storeToWire),
    };
  });
  serve(app, deliveryTerms, deliveryTermsSchema, { access: 'anyone' }, async (context, { query }) => {
    const terms = await termsAt(context, await placeAt(context, query));
    return { condicoes: terms === undefined ? null : termsToWire(terms) };
  });
  serve(
    app,
    suppliersByLocation,
    suppliersByLocationSchema,
    { access: 'anyone', supplier: 'none' },
    async (context, { query }) => {
      const { idempresa } = query;
      const place = await placeAt(context, query);
      const locked = (await supplierByHost(context.db, context.request.host)) !== undefined;
      const wanted = { place, companyId: idempresa || undefined, locked };
      const fornecedores = (await suppliersAt(context, wanted)).map(shopToWire);
      const { message } = supplierTexts['unserved-address'];
      return fornecedores.length === 0 ? { fornecedores, message } : { fornecedores };
    },
  );
}

interface AskedPlace {
  readonly lat?: number;
  readonly lng?: number;
  readonly cep?: string;
}

const placeOf = ({ lat: latitude, lng: longitude, cep }: AskedPlace): Place => ({
  ...(latitude === undefined || longitude === undefined ? {} : { position: { latitude, longitude } }),
  ...(cep === undefined ? {} : { postalCode: cep.replace('-', '') }),
});
