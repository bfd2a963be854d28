import { serverUrl } from './test.ts';

/** The demo world's shops, by their addresses. */
export const MERCADO = '/mercado-central';
export const ATLAS = '/ferragens-atlas';
export const EMPORIO = '/emporio-da-vila';

/** Papelaria Aurora is at home on a host of its own. */
export function aurora(path = '/'): string {
  const url = new URL(path, serverUrl());
  url.hostname = 'aurora.localhost';
  return url.href;
}
