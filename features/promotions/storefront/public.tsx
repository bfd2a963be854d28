/** What later features draw with. */
export { comboAddress } from './addresses.ts';
export { ComboTile } from './combo-tile.tsx';
