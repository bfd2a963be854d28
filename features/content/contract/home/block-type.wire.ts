import type { BlockKind } from '../../domain/home/home-block.ts';
import type { WireBlockType } from './home.schema.ts';

const TYPES = {
  hero: 'HERO',
  carousel: 'CARROSSEL',
  categories: 'CATEGORIAS',
  combos: 'COMBOS',
  text: 'TEXTO',
  brands: 'MARCAS',
  banners: 'BANNERS',
} as const satisfies Record<BlockKind, WireBlockType>;

const kinds = Object.fromEntries(Object.entries(TYPES).map(([kind, type]) => [type, kind])) as Record<
  WireBlockType,
  BlockKind
>;

export const blockTypeToWire = (kind: BlockKind): WireBlockType => TYPES[kind];
export const blockTypeFromWire = (type: WireBlockType): BlockKind => kinds[type];
