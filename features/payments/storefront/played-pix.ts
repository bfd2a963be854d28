import type { PixCharge } from '../domain/charge.ts';

/** Where the demo's bank pays this code; undefined for what real banks pay. */
export const playedPixAddress = (shopId: string, { txid }: PixCharge): string | undefined =>
  /^sbx[0-9a-f]{24}$/.test(txid) ? `/sandbox-pagamentos/${shopId}/pix/${txid}` : undefined;
