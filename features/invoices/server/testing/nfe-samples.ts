/** The collected NF-e samples, if the folder exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../../shared/data/nfe/', import.meta.url);

export const hasSamples = existsSync(folder);

export const sampleNames: readonly string[] = hasSamples
  ? readdirSync(folder).filter((name) => name.endsWith('.xml'))
  : [];

export const sample = (name: string): Buffer => readFileSync(new URL(name, folder));
