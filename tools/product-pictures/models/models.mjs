/** Every model by the name that the tables use. A model takes its parameters and what it may know of the product. */
import * as bottles from './bottles.mjs';
import * as fresh from './fresh.mjs';
import * as hardware from './hardware.mjs';
import * as household from './household.mjs';
import * as packs from './packs.mjs';
import * as produce from './produce.mjs';
import * as stationery from './stationery.mjs';
import * as tins from './tins.mjs';
import * as tools from './tools.mjs';

export const MODELS = {
  ...bottles,
  ...tins,
  ...packs,
  ...produce,
  ...fresh,
  ...tools,
  ...hardware,
  ...household,
  ...stationery,
};
