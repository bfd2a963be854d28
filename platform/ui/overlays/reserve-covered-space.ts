/** Keeps the page's end and the focused element from being covered by a box at the window's bottom. WCAG 2.4.11. */
export function reserveCoveredSpace(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  const { documentElement: root, body } = document;
  const watch = new ResizeObserver(() => {
    const covered = `${Math.ceil(window.innerHeight - box.getBoundingClientRect().top)}px`;
    root.style.scrollPaddingBottom = covered;
    body.style.paddingBottom = covered;
  });
  watch.observe(box);
  return () => {
    watch.disconnect();
    root.style.scrollPaddingBottom = '';
    body.style.paddingBottom = '';
  };
}
