import type { FastifyInstance } from 'fastify';
import { accept, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { mappedPlaceToWire, postalPlaceToWire } from '../contract/place.wire.ts';
import {
  geocodeEndpoint,
  listMunicipalitiesEndpoint,
  mapSettingsEndpoint,
  postalCodeEndpoint,
} from '../contract/places.endpoints.ts';
import {
  geocodeSchema,
  listMunicipalitiesSchema,
  mapSettingsSchema,
  postalCodeSchema,
} from '../contract/places.schema.ts';
import { addressTexts } from '../contract/texts.ts';
import type { Geocoder } from './geocoder.ts';
import { municipalitiesIn } from './municipalities-in.ts';
import type { Places } from './open-places.ts';
import { placeOfPostalCode } from './place-of-postal-code.ts';

/** Endpoints that help to fill in an address. Also for visitors, who may register with one. */
export function placesRoutes(app: FastifyInstance, { lookUp, maps, tiles, throttle }: Places): void {
  const anyone = { access: 'anyone', supplier: 'none' } as const;
  const count = ({ asker, now }: Context): void => {
    if (!throttle.may(asker, now)) throw refusalOf('too-many-requests');
  };

  serve(app, postalCodeEndpoint, postalCodeSchema, anyone, async (context, { params }) => {
    count(context);
    const place = await placeOfPostalCode(context.db, params.cep.replace('-', ''), lookUp);
    const { source, ...foundPlace } = orRefuse(
      place === undefined ? refuse({ code: 'unknown-postal-code' as const }) : accept(place),
      addressTexts,
    );
    return postalPlaceToWire(foundPlace, source);
  });

  serve(app, listMunicipalitiesEndpoint, listMunicipalitiesSchema, anyone, async (context, { params }) => ({
    municipios: (await municipalitiesIn(context, params.uf)).map(({ code, name, position }) => ({
      codigo_ibge: code,
      nome: name,
      lat: position.latitude,
      lng: position.longitude,
    })),
  }));

  serve(app, geocodeEndpoint, geocodeSchema, anyone, async (context, { query }) => {
    count(context);
    const place = await findPlace(maps, query);
    return { lugar: place === undefined ? null : mappedPlaceToWire(place) };
  });

  serve(app, mapSettingsEndpoint, mapSettingsSchema, anyone, () => ({
    mapas: tiles === undefined ? null : { url: tiles.url, creditos: tiles.credits },
    geocodifica: maps !== undefined,
  }));
}

interface PlaceQuery {
  readonly texto?: string;
  readonly lat?: number;
  readonly lng?: number;
}

async function findPlace(maps: Geocoder | undefined, { texto, lat, lng }: PlaceQuery) {
  if (texto !== undefined) return maps?.find(texto);
  if (lat !== undefined && lng !== undefined) return maps?.at({ latitude: lat, longitude: lng });
  return undefined;
}
