import type { FastifyInstance } from 'fastify';
import type { PositionOf } from '#features/addresses/server/position-of-postal-code.ts';
import { optionalDeliveryTypeFromWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { shopToWire } from '#features/suppliers/contract/shop.wire.ts';
import { storeToWire } from '#features/suppliers/contract/store.wire.ts';
import { supplierTexts } from '#features/suppliers/contract/texts.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByHost } from '#features/suppliers/server/find-supplier.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import { serve } from '#platform/http/serve.ts';
import {
  deliveryAreaEndpoint,
  deliveryTermsEndpoint,
  firstSlotEndpoint,
  suppliersByLocationEndpoint,
} from '../../contract/delivery-area.endpoints.ts';
import {
  deliveryAreaSchema,
  deliveryTermsSchema,
  suppliersByLocationSchema,
} from '../../contract/delivery-area.schema.ts';
import { areaToWire, orderTermsToWire, ringsToWire } from '../../contract/delivery-area.wire.ts';
import { firstSlotSchema } from '../../contract/first-slot.schema.ts';
import { firstSlotToWire } from '../../contract/first-slot.wire.ts';
import type { Place } from '../../domain/area.ts';
import { findFirstSlot } from '../find-first-slot.ts';
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
    const place = requestedPlace(query);
    if (place.position !== undefined || place.postalCode === undefined) return place;
    const position = await positionOf(context, place.postalCode);
    return position === undefined ? place : { ...place, position };
  };

  serve(app, deliveryAreaEndpoint, deliveryAreaSchema, { access: 'anyone' }, async (context) => {
    const { areas: foundAreas, stores } = await serviceArea(context);
    const areas = foundAreas.map(areaToWire);
    return {
      idfornecedor: context.supplier.id,
      coordenadas: foundAreas.flatMap(({ bounds }) => ringsToWire(bounds)),
      areas,
      coordenadas_lojas: stores.map(storeToWire),
    };
  });
  serve(app, deliveryTermsEndpoint, deliveryTermsSchema, { access: 'anyone' }, async (context, { query }) => {
    const terms = await termsAt(context, await placeAt(context, query));
    return { condicoes: terms === undefined ? null : orderTermsToWire(terms) };
  });
  serve(app, firstSlotEndpoint, firstSlotSchema, { access: 'anyone' }, async (context, { query }) => {
    const type = optionalDeliveryTypeFromWire(query.tipoEntrega);
    const slot = await findFirstSlot(context, { type, place: await placeAt(context, query) });
    return { previsao: slot === undefined ? null : firstSlotToWire({ ...slot, today: todayOf(context) }) };
  });
  serve(
    app,
    suppliersByLocationEndpoint,
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

const requestedPlace = ({ lat: latitude, lng: longitude, cep }: AskedPlace): Place => ({
  ...(latitude === undefined || longitude === undefined ? {} : { position: { latitude, longitude } }),
  ...defined({ postalCode: cep === undefined ? undefined : cep.replace('-', '') }),
});
