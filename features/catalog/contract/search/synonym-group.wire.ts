import type { SynonymGroup } from '../../domain/search/synonym-group.ts';
import type { WireSynonymGroup } from './panel-search.schema.ts';

export const synonymGroupToWire = ({ id, sayings }: SynonymGroup): WireSynonymGroup => ({
  id,
  expressoes: [...sayings],
});
