/** A register of CEPs for the demo, which calls no outside service: streets that many people know. */

import type { PostalPlace } from '#features/addresses/domain/address.ts';
import type { PostalCodeLookup } from '#features/addresses/server/postal-code-lookup.ts';

type Row = readonly [
  postalCode: string,
  street: string,
  district: string,
  city: string,
  state: string,
  latitude: number,
  longitude: number,
];

// biome-ignore format: a row for each CEP
const ROWS: readonly Row[] = [
  ['01001000', 'Praça da Sé', 'Sé', 'São Paulo', 'SP', -23.5503, -46.6339],
  ['04538133', 'Avenida Brigadeiro Faria Lima', 'Itaim Bibi', 'São Paulo', 'SP', -23.5867, -46.682],
  ['05407002', 'Rua Cardeal Arcoverde', 'Pinheiros', 'São Paulo', 'SP', -23.5615, -46.6836],
  ['06454000', 'Alameda Rio Negro', 'Alphaville', 'Barueri', 'SP', -23.4995, -46.8489],
  ['22021001', 'Avenida Atlântica', 'Copacabana', 'Rio de Janeiro', 'RJ', -22.9711, -43.1823],
  ['30130010', 'Praça Sete de Setembro', 'Centro', 'Belo Horizonte', 'MG', -19.9191, -43.9386],
  ['70150900', 'Praça dos Três Poderes', 'Zona Cívico-Administrativa', 'Brasília', 'DF', -15.8003, -47.8617],
];

const SAMPLE: ReadonlyMap<string, PostalPlace> = new Map(
  ROWS.map(([postalCode, street, district, city, state, latitude, longitude]) => [
    postalCode,
    { postalCode, street, district, city, state, position: { latitude, longitude } },
  ]),
);

/** Any other CEP is unknown to it: its digits name the state. */
export const samplePostalCodes: PostalCodeLookup = async (postalCode) => SAMPLE.get(postalCode) ?? 'unknown';

export const SAMPLE_CEPS: readonly string[] = [...SAMPLE.keys()];
