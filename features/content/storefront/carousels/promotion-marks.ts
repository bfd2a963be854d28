/** Marks a slide or banner in the page, so that what measures the shop recognises it: `apps/storefront/src/journeys/analytics`. */
export const promotionMarks = (id: string, title: string, index: number) => ({
  'data-promotion': id,
  'data-promotion-name': title,
  'data-promotion-slot': index + 1,
});
