/** Banners and pictures of carousels, as promotions of GA4: seen once half of one is in the window, and pressed. */
import type { EventPromotion } from '#features/analytics/domain/shop-event.ts';

const MARKED = '[data-promotion]';
const HALF = 0.5;

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

/** Calls `onSeen` when some came into view; the returned function takes those that did since it was called last. */
export function watchPromotions(onSeen: () => void, signal: AbortSignal): () => EventPromotion[] {
  let seen: EventPromotion[] = [];
  const windowed = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        windowed.unobserve(target);
        seen.push(promotionOf(target));
      }
      if (seen.length > 0) onSeen();
    },
    { threshold: HALF },
  );
  const watched = new WeakSet<Element>();
  const find = (): void => {
    for (const marked of document.querySelectorAll(MARKED)) {
      if (watched.has(marked)) continue;
      watched.add(marked);
      windowed.observe(marked);
    }
  };
  // Blocks are rendered when their code has arrived, carousels of a page after it.
  const rendered = new MutationObserver(find);
  rendered.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    rendered.disconnect();
    windowed.disconnect();
  });
  find();
  return () => {
    const taken = seen;
    seen = [];
    return taken;
  };
}
