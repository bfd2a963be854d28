/** Words of the tables: a line of the catalogue, the model that shows it, what its label says. */

/** `[model, parameters of the model, what differs on the label]`. */
export const show = (model, params = {}, label = {}) => ({ model, params, label });

/** Nothing that we can render shows it: the storefront's tile of brand and name does. */
export const TILE = { model: 'tile' };

const packed =
  (model) =>
  (art, params = {}, label = {}) =>
    show(model, params, { fallback: art, ...label });

export const bag = packed('bag');
export const pouch = packed('pouch');
export const block = packed('block');
export const sack = packed('sack');
export const carton = packed('carton');
export const brick = packed('brick');
export const bar = packed('bar');
export const biscuits = packed('biscuits');
export const drinkCan = packed('drinkCan');
export const tin = packed('tin');
export const jar = packed('jar');
export const cup = packed('cup');
export const tub = packed('tub');
export const pail = packed('pail');
export const tube = packed('tube');
export const rolls = packed('rolls');
export const eggs = packed('eggs');
export const hangCard = packed('hangCard');
export const bottle = (shape, art, params = {}, label = {}) =>
  show('bottle', { shape, ...params }, { fallback: art, ...label });
export const tray = (goods, params = {}, label = {}) => ({
  ...show('tray', { goods, ...params }, label),
  view: { pitch: 40, yaw: -16, packed: false },
});
export const goods = (model, params = {}, view) => ({ model, params, label: {}, view });

/** A value that depends on the sort of the line. */
export const byKind = (values, otherwise) => ({ byKind: values, otherwise });
/** A value that depends on the size. */
export const bySize = (values, otherwise) => ({ bySize: values, otherwise });
