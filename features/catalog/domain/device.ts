/** Devices that the category tree distinguishes. Spec 7, listacategoriasprodutos. */
export const DEVICES = ['desktop', 'mobile'] as const;

export type Device = (typeof DEVICES)[number];
