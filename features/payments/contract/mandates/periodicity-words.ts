import type { Periodicity } from '../../domain/mandate/mandate.ts';

/** How often at most something is collected, within a sentence: 'uma vez por mês'. */
export const periodicityWords: Readonly<Record<Periodicity, string>> = {
  weekly: 'uma vez por semana',
  monthly: 'uma vez por mês',
  quarterly: 'uma vez por trimestre',
  'half-yearly': 'uma vez por semestre',
  yearly: 'uma vez por ano',
};
