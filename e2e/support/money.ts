import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

const amount = /R\$\s*([\d.]+),(\d{2})/;

/** 'R$ 1.234,56' → 123456: the first amount of a text, in centavos. */
export function centavosOf(text: string): number {
  const [, reais, cents] = amount.exec(text) ?? [];
  if (reais === undefined || cents === undefined) throw new Error(`no amount in “${text}”`);
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents);
}

/** Waits until the element shows an amount; returns it in centavos. */
export async function shownCentavos(place: Locator): Promise<number> {
  await expect(place).toContainText(amount);
  return centavosOf(await place.innerText());
}

export const sumOf = (texts: readonly string[]): number =>
  texts.map(centavosOf).reduce((sum, each) => sum + each, 0);
