/** Looks up CEPs with a service in the format of BrasilAPI or ViaCEP. Disabled unless the operator configures one. */

import { type Static, Type } from 'typebox';
import { tidyText } from '#kernel/tidy-text.ts';
import type { OutsideNetwork } from '#platform/outbound/fetch-outside.ts';
import { registerLookUp } from '#platform/outbound/look-up.ts';
import type { PostalPlace } from '../domain/address.ts';
import { isState } from '../domain/states.ts';

/** 'unknown' if the CEP does not exist; undefined if the service failed or is disabled. */
export type PostalCodeLookup = (postalCode: string) => Promise<PostalPlace | 'unknown' | undefined>;

/** `{cep}` in the template is replaced by the eight digits. */
export function postalCodeLookup(template: string | undefined, network?: OutsideNetwork): PostalCodeLookup {
  if (template === undefined) return async () => undefined;
  return registerLookUp(
    template,
    { placeholder: '{cep}', maxCached: 10_000, body: Answer, missing: Missing, read: postalPlaceOf },
    network,
  );
}

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const degrees = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));

/** The fields of both services' formats; a response has those of its service only. */
const Answer = Type.Object({
  cep: Type.String(),
  state: text,
  city: text,
  neighborhood: text,
  street: text,
  uf: text,
  localidade: text,
  bairro: text,
  logradouro: text,
  location: Type.Optional(
    Type.Object({ coordinates: Type.Optional(Type.Object({ latitude: degrees, longitude: degrees })) }),
  ),
});
/** ViaCEP's response for a missing CEP. BrasilAPI responds with 404. */
const Missing = Type.Object({ erro: Type.Union([Type.Literal(true), Type.Literal('true')]) });

function postalPlaceOf(body: Static<typeof Answer>, postalCode: string): PostalPlace | undefined {
  const state = tidy(body.state ?? body.uf).toUpperCase();
  // Ignores responses about another CEP or an unknown state.
  if (body.cep.replace(/\D/g, '') !== postalCode || !isState(state)) return undefined;
  return {
    postalCode,
    state,
    city: tidy(body.city ?? body.localidade).slice(0, 80),
    district: tidy(body.neighborhood ?? body.bairro).slice(0, 80),
    street: tidy(body.street ?? body.logradouro).slice(0, 120),
    ...positionOf(body.location?.coordinates),
  };
}

const tidy = (given: string | null | undefined): string => tidyText(given ?? '');

function positionOf(
  coordinates: { latitude?: string | number | null; longitude?: string | number | null } | undefined,
): Pick<PostalPlace, 'position'> {
  const [latitude, longitude] = [coordinates?.latitude, coordinates?.longitude].map((one) =>
    one === undefined || one === null || one === '' ? Number.NaN : Number(one),
  );
  if (latitude === undefined || longitude === undefined) return {};
  const within = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return within ? { position: { latitude, longitude } } : {};
}
