/**
 * Preserves the keyboard focus. A control that is removed while focused (a removed line, a closed message, a removed filter, a
 * page that was left) drops the focus to the body, where users of keyboards and screen readers are lost. This moves it on: to
 * what replaced the control, else to what follows or precedes it, finally to the dialog or the page's main content.
 */
/** Without text fields, because focusing one opens the keyboard on phones. */
const FOCUSABLE =
  'a[href], button:enabled, input:is([type=checkbox], [type=radio]):enabled, select:enabled, summary, [tabindex]';
/** A neighbour is only searched within these. */
const ROOMS = '[role="dialog"], main';

const focusIsLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body;

/** The focusable elements inside, in document order. */
const focusablesIn = (place: ParentNode): readonly HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility() && element.closest('[inert], [aria-hidden="true"]') === null,
  );

export function restoreFocus(page: Document, signal: AbortSignal): void {
  let focused: Element | undefined;
  page.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : undefined;
    },
    { signal },
  );
  // An element that lost the focus on purpose is not missed when it is removed later.
  page.addEventListener(
    'focusout',
    ({ target }) =>
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected && focused.checkVisibility()) focused = undefined;
      }),
    { signal },
  );
  const watch = new MutationObserver((changes) => {
    if (focused === undefined || focused.isConnected || !focusIsLost(page)) return;
    const gone = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(focused ?? null)),
    );
    focused = undefined;
    if (gone === undefined) return;
    // Components that know better have acted by then: a dialog returns the focus to its opener.
    const successor = replacementOf(gone, changes) ?? gone.nextSibling;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => focusIsLost(page) && handOn(page, gone.target, successor)),
    );
  });
  watch.observe(page.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect());
}

/** React removes a control and inserts its replacement in the same place by two changes. */
const replacementOf = (gone: MutationRecord, changes: readonly MutationRecord[]): Node | undefined =>
  changes.find(
    ({ target, addedNodes, nextSibling }) =>
      target === gone.target && addedNodes.length > 0 && nextSibling === gone.nextSibling,
  )?.addedNodes[0];

function handOn(page: Document, target: Node, successor: Node | null): void {
  const place = target instanceof Element && target.isConnected ? target : page.body;
  const heir = neighbour(place, successor);
  (heir ?? room(page, place)).focus({ preventScroll: true });
}

/** The focusable element nearest to the removed one, searching the smallest surrounding part first. */
function neighbour(place: Element, at: Node | null): HTMLElement | undefined {
  const isRoom = (part: Element): boolean => part.matches(ROOMS) || part.querySelector('main') !== null;
  for (let part: Element | null = place; part !== null && !isRoom(part); part = part.parentElement) {
    const all = focusablesIn(part);
    const after = at?.isConnected ? all.find((one) => comesAfter(at, one)) : undefined;
    const found = after ?? all.at(-1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const comesAfter = (at: Node, one: Node): boolean =>
  at === one ||
  (at.compareDocumentPosition(one) &
    (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !==
    0;

const room = (page: Document, place: Element): HTMLElement =>
  place.closest<HTMLElement>('[role="dialog"], main') ?? page.querySelector('main') ?? page.body;
