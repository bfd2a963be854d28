import { serverUrl } from './test.ts';

/** Paths of the demo's shops. */
export const MERCADO = '/mercado-central';
export const ATLAS = '/ferragens-atlas';
export const EMPORIO = '/emporio-da-vila';

/** Papelaria Aurora has a host of its own. */
export function aurora(path = '/'): string {
  const url = new URL(path, serverUrl());
  url.hostname = 'aurora.localhost';
  return url.href;
}
