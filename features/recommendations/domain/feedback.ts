/** What shoppers do with recommendations, and how that changes further ones. Spec 7, sugestao/feedback. */

/** Where recommendations are shown. */
export const RECOMMENDATION_VIEWS = ['home', 'product', 'cart', 'empty-search'] as const;
export type RecommendationView = (typeof RECOMMENDATION_VIEWS)[number];

export const FEEDBACK_ACTIONS = ['shown', 'clicked', 'added', 'hidden'] as const;
export type FeedbackAction = (typeof FEEDBACK_ACTIONS)[number];

/** How often a product was shown as a recommendation, and what followed. */
export type Outcome = Readonly<Record<FeedbackAction, number>>;

/** What is assumed of a product before it was shown often: this many times, with this share of clicks. */
const PRIOR = { shown: 50, rate: 0.05 };
/** A product that was put into the cart interested more than one that was opened. */
const WORTH = { clicked: 1, added: 3, hidden: -2 };
const LIMITS = { least: 0.5, most: 2 };

/** Factor of a product's score: 1 without feedback. */
export function outcomeFactor(outcome: Outcome | undefined): number {
  if (outcome === undefined) return 1;
  const { shown, clicked, added, hidden } = outcome;
  const worth = WORTH.clicked * clicked + WORTH.added * added + WORTH.hidden * hidden;
  const rate = (worth + PRIOR.shown * PRIOR.rate) / (shown + PRIOR.shown);
  return Math.min(LIMITS.most, Math.max(LIMITS.least, rate / PRIOR.rate));
}
