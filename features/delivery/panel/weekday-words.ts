/** 0 is Sunday; shown from Monday on. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

export const weekdayWords: readonly string[] = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
];
