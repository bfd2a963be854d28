import type { PixCharge } from '../domain/charge.ts';

/** The URL at the demo's bank that pays this code; undefined for a real Pix. */
export const playedPixAddress = (shopId: string, { txid }: PixCharge): string | undefined =>
  /^sbx[0-9a-f]{24}$/.test(txid) ? `/sandbox-pagamentos/${shopId}/pix/${txid}` : undefined;
