import type { StoreToday } from '#features/suppliers/domain/opening-hours.ts';
import { timeWords } from './slot-days.ts';

/** 'Aberta hoje até 18h' */
export function todayWords(today: StoreToday): string {
  if (today.is === 'open') return `Aberta hoje até ${timeWords(today.until)}`;
  return today.is === 'opening' ? `Abre hoje às ${timeWords(today.at)}` : 'Fechada hoje';
}
