import type { ProductId } from '#kernel/ids.ts';
import type { FeedbackAction, RecommendationView } from '../domain/feedback.ts';

const VIEWS = {
  home: 'HOME',
  product: 'PRODUTO',
  cart: 'CARRINHO',
  'empty-search': 'BUSCA',
} as const satisfies Record<RecommendationView, string>;

const ACTIONS = {
  shown: 'VISUALIZOU',
  clicked: 'CLICOU',
  added: 'ADICIONOU',
  hidden: 'OCULTOU',
} as const satisfies Record<FeedbackAction, string>;

export type WireView = (typeof VIEWS)[RecommendationView];
export type WireAction = (typeof ACTIONS)[FeedbackAction];

export const recommendationViewToWire = (view: RecommendationView): WireView => VIEWS[view];
export const feedbackActionToWire = (action: FeedbackAction): WireAction => ACTIONS[action];

export const recommendationViewFromWire = (view: WireView): RecommendationView => keyOf(VIEWS, view);
export const feedbackActionFromWire = (action: WireAction): FeedbackAction => keyOf(ACTIONS, action);

function keyOf<Key extends string>(words: Readonly<Record<Key, string>>, word: string): Key {
  const key = (Object.keys(words) as Key[]).find((one) => words[one] === word);
  if (key === undefined) throw new Error(`unexpected word: ${word}`);
  return key;
}

/** Ids separated by commas, each once. */
export const itemsFromWire = (items = ''): readonly ProductId[] => [
  ...new Set(items.split(',').filter((id) => id !== '')),
];
export const itemsToWire = (ids: readonly ProductId[]): string => ids.join(',');
