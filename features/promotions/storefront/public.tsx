/** Public interface for other features' screens. */
export { comboAddress } from './addresses.ts';
export { ComboTile } from './combo-tile.tsx';
