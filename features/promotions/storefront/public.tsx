/** What later features draw with. */
export { comboAddress } from './addresses.ts';
