export { chosenSegment, rememberSegment } from './chosen-segment.ts';
export { orderCharacteristicsQuery } from './order-characteristics-query.ts';
export { orderInstructionsQuery } from './order-instructions-query.ts';
export { useShop } from './shop-context.ts';
export { shopHref } from './shop-href.ts';
export { useChosenSegment } from './use-chosen-segment.ts';
