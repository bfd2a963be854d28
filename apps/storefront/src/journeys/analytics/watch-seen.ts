/** Elements of the page as they come into view, also those that are rendered later. */

const HALF = 0.5;

/**
 * Calls `onSeen` once half of an element is in the window; the returned function takes those of which it was since it was called last.
 * `find`: all elements to watch that are on the page now.
 */
export function watchSeen(
  find: () => Iterable<HTMLElement>,
  onSeen: () => void,
  signal: AbortSignal,
): () => HTMLElement[] {
  let seen: HTMLElement[] = [];
  const windowed = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        windowed.unobserve(target);
        seen.push(target);
      }
      if (seen.length > 0) onSeen();
    },
    { threshold: HALF },
  );
  const watched = new WeakSet<Element>();
  const watch = (): void => {
    for (const element of find()) {
      if (watched.has(element)) continue;
      watched.add(element);
      windowed.observe(element);
    }
  };
  // Blocks are rendered when their code has arrived, carousels of a page after it.
  const rendered = new MutationObserver(watch);
  rendered.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    rendered.disconnect();
    windowed.disconnect();
  });
  watch();
  return () => {
    const taken = seen;
    seen = [];
    return taken;
  };
}
