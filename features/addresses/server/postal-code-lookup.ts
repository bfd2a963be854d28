/** Looks up CEPs with a service in the format of BrasilAPI or ViaCEP. Disabled unless the operator configures one. */
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { responseMemo } from '#platform/http/response-memo.ts';
import {
  fetchOutside,
  type OutsideAnswer,
  type OutsideNetwork,
  outside,
} from '#platform/outbound/fetch-outside.ts';
import type { PostalPlace } from '../domain/address.ts';
import { isState } from '../domain/states.ts';

/** 'unknown' if the CEP does not exist; undefined if the service failed or is disabled. */
export type PostalCodeLookup = (postalCode: string) => Promise<PostalPlace | 'unknown' | undefined>;

const A_DAY = 24 * 60 * 60_000;
const MAX_CACHED = 10_000;

/** `{cep}` in the template is replaced by the eight digits. */
export function postalCodeLookup(
  template: string | undefined,
  network: OutsideNetwork = outside,
): PostalCodeLookup {
  if (template === undefined) return async () => undefined;
  const remembered = responseMemo<PostalPlace | 'unknown'>({ most: MAX_CACHED, lifetime: A_DAY });
  return (postalCode) =>
    remembered.of(postalCode, async () => {
      const answer = await fetchOutside(new URL(template.replaceAll('{cep}', postalCode)), network);
      return answer.ok ? postalPlaceOf(postalCode, answer.value) : undefined;
    });
}

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const degrees = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));

/** Both services' formats; each fills its own fields. */
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
/** ViaCEP's response for a missing CEP. */
const Missing = Type.Object({ erro: Type.Union([Type.Literal(true), Type.Literal('true')]) });

/** BrasilAPI responds with 404 for a missing CEP. */
function postalPlaceOf(
  postalCode: string,
  { status, body }: OutsideAnswer,
): PostalPlace | 'unknown' | undefined {
  if (status === 404 || (status === 200 && Value.Check(Missing, body))) return 'unknown';
  if (status !== 200 || !Value.Check(Answer, body)) return undefined;
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

const tidy = (given: string | null | undefined): string => (given ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();

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
