/** The time left to pay a Pix code, in words and figures. */
import type { Instant } from '#kernel/scope.ts';

export interface Countdown {
  /** '29:07' */
  readonly figures: string;
  /** '29 minutos e 7 segundos' */
  readonly words: string;
  readonly over: boolean;
}

const SECOND = 1000;

/** Seconds are rounded up, so that '00:00' never appears before the end. */
export function countdown(expiresAt: Instant, now: Instant): Countdown {
  const left = Math.max(0, Math.ceil((expiresAt - now) / SECOND));
  const minutes = Math.floor(left / 60);
  const seconds = left % 60;
  return {
    figures: `${twoDigits(minutes)}:${twoDigits(seconds)}`,
    words: [
      ...(minutes === 0 ? [] : [counted(minutes, 'minuto')]),
      ...(seconds === 0 && minutes > 0 ? [] : [counted(seconds, 'segundo')]),
    ].join(' e '),
    over: left === 0,
  };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const counted = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;
