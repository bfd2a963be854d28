/** Every model by the name that the tables use. A model takes its parameters and what it may know of the product. */
import * as bottles from './bottles.mjs';
import * as bread from './fresh/bread.mjs';
import * as cakes from './fresh/cakes.mjs';
import * as cheese from './fresh/cheese.mjs';
import * as coldCuts from './fresh/cold-cuts.mjs';
import * as fish from './fresh/fish.mjs';
import * as freshHeaps from './fresh/heaps.mjs';
import * as meat from './fresh/meat.mjs';
import * as pies from './fresh/pies.mjs';
import * as poultry from './fresh/poultry.mjs';
import * as bathroom from './hardware/bathroom.mjs';
import * as building from './hardware/building.mjs';
import * as cablesAndTapes from './hardware/cables-and-tapes.mjs';
import * as cleaning from './hardware/cleaning.mjs';
import * as current from './hardware/current.mjs';
import * as fittings from './hardware/fittings.mjs';
import * as fixings from './hardware/fixings.mjs';
import * as garden from './hardware/garden.mjs';
import * as glovesAndSigns from './hardware/gloves-and-signs.mjs';
import * as light from './hardware/light.mjs';
import * as locks from './hardware/locks.mjs';
import * as outdoors from './hardware/outdoors.mjs';
import * as paint from './hardware/paint.mjs';
import * as pipes from './hardware/pipes.mjs';
import * as safety from './hardware/safety.mjs';
import * as tapsAndValves from './hardware/taps-and-valves.mjs';
import * as bath from './household/bath.mjs';
import * as electronics from './household/electronics.mjs';
import * as flowers from './household/flowers.mjs';
import * as gamesAndLenses from './household/games-and-lenses.mjs';
import * as kitchen from './household/kitchen.mjs';
import * as pets from './household/pets.mjs';
import * as table from './household/table.mjs';
import * as packs from './packs.mjs';
import * as produceHeaps from './produce/heaps.mjs';
import * as largeFruit from './produce/large-fruit.mjs';
import * as leaves from './produce/leaves.mjs';
import * as longFruit from './produce/long-fruit.mjs';
import * as roots from './produce/roots.mjs';
import * as roundFruit from './produce/round-fruit.mjs';
import * as art from './stationery/art.mjs';
import * as bags from './stationery/bags.mjs';
import * as computing from './stationery/computing.mjs';
import * as deskTools from './stationery/desk-tools.mjs';
import * as drinkingBottles from './stationery/drinking-bottles.mjs';
import * as filing from './stationery/filing.mjs';
import * as gifts from './stationery/gifts.mjs';
import * as markers from './stationery/markers.mjs';
import * as notebooks from './stationery/notebooks.mjs';
import * as office from './stationery/office.mjs';
import * as party from './stationery/party.mjs';
import * as pens from './stationery/pens.mjs';
import * as toys from './stationery/toys.mjs';
import * as tins from './tins.mjs';
import * as boxes from './tools/boxes.mjs';
import * as cutting from './tools/cutting.mjs';
import * as discs from './tools/discs.mjs';
import * as hammers from './tools/hammers.mjs';
import * as machines from './tools/machines.mjs';
import * as measuring from './tools/measuring.mjs';
import * as pliers from './tools/pliers.mjs';
import * as powerTools from './tools/power-tools.mjs';
import * as wrenches from './tools/wrenches.mjs';

export const MODELS = {
  ...bottles,
  ...bread,
  ...cakes,
  ...cheese,
  ...coldCuts,
  ...fish,
  ...freshHeaps,
  ...meat,
  ...pies,
  ...poultry,
  ...bathroom,
  ...building,
  ...cablesAndTapes,
  ...cleaning,
  ...current,
  ...fittings,
  ...fixings,
  ...garden,
  ...glovesAndSigns,
  ...light,
  ...locks,
  ...outdoors,
  ...paint,
  ...pipes,
  ...safety,
  ...tapsAndValves,
  ...bath,
  ...electronics,
  ...flowers,
  ...gamesAndLenses,
  ...kitchen,
  ...pets,
  ...table,
  ...packs,
  ...produceHeaps,
  ...largeFruit,
  ...leaves,
  ...longFruit,
  ...roots,
  ...roundFruit,
  ...art,
  ...bags,
  ...computing,
  ...deskTools,
  ...drinkingBottles,
  ...filing,
  ...gifts,
  ...markers,
  ...notebooks,
  ...office,
  ...party,
  ...pens,
  ...toys,
  ...tins,
  ...boxes,
  ...cutting,
  ...discs,
  ...hammers,
  ...machines,
  ...measuring,
  ...pliers,
  ...powerTools,
  ...wrenches,
};
