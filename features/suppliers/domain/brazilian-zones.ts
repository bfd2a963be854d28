/** Brazil's time zones, from east to west. A state stands under the zone by whose clock it lives. */
import type { TimeZone } from '#kernel/time/time-zone.ts';

export const BRAZILIAN_ZONES = [
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Bahia',
  'America/Fortaleza',
  'America/Recife',
  'America/Maceio',
  'America/Belem',
  'America/Santarem',
  'America/Araguaina',
  'America/Campo_Grande',
  'America/Cuiaba',
  'America/Manaus',
  'America/Boa_Vista',
  'America/Porto_Velho',
  'America/Rio_Branco',
  'America/Eirunepe',
] as const satisfies readonly TimeZone[];
export type BrazilianZone = (typeof BRAZILIAN_ZONES)[number];

/** Where each counts. */
export const zonePlaces: Readonly<Record<BrazilianZone, string>> = {
  'America/Noronha': 'Fernando de Noronha',
  'America/Sao_Paulo': 'Brasília, Sul, Sudeste e Goiás',
  'America/Bahia': 'Bahia',
  'America/Fortaleza': 'Ceará, Maranhão, Piauí, Paraíba e Rio Grande do Norte',
  'America/Recife': 'Pernambuco',
  'America/Maceio': 'Alagoas e Sergipe',
  'America/Belem': 'Amapá e leste do Pará',
  'America/Santarem': 'Oeste do Pará',
  'America/Araguaina': 'Tocantins',
  'America/Campo_Grande': 'Mato Grosso do Sul',
  'America/Cuiaba': 'Mato Grosso',
  'America/Manaus': 'Amazonas',
  'America/Boa_Vista': 'Roraima',
  'America/Porto_Velho': 'Rondônia',
  'America/Rio_Branco': 'Acre',
  'America/Eirunepe': 'Sudoeste do Amazonas',
};
