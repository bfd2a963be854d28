/** Banners and pictures of carousels, as promotions of GA4: seen once half of one is in the window, and pressed. */
import type { EventPromotion } from '#features/analytics/domain/shop-event.ts';
import { watchSeen } from './watch-seen.ts';

const MARKED = '[data-promotion]';

export function promotionOf(marked: HTMLElement): EventPromotion {
  const { promotion: id = '', promotionName: name = '', promotionSlot: slot } = marked.dataset;
  return { id, name, creative: marked.querySelector('img')?.alt ?? '', slot: Number(slot) };
}

/** Of a press on a picture that leads somewhere. */
export function pressedPromotion({ target }: Pick<Event, 'target'>): EventPromotion | undefined {
  const link = target instanceof Element ? target.closest(`${MARKED} a[href]`) : null;
  const marked = link?.closest<HTMLElement>(MARKED);
  return marked ? promotionOf(marked) : undefined;
}

export function watchPromotions(onSeen: () => void, signal: AbortSignal): () => EventPromotion[] {
  const take = watchSeen(() => document.querySelectorAll<HTMLElement>(MARKED), onSeen, signal);
  return () => take().map(promotionOf);
}
