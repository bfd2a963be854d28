/**
 * Replays presses on buttons, and choices in selects, that were made before they could be handled: before the page's scripts have
 * loaded, or while the code of the control's part is loading. `early-fields.ts` does the same for fields; links and forms need
 * none of this, because the browser handles them.
 */
type Control = HTMLButtonElement | HTMLSelectElement;

interface EarlyWindow extends Window {
  earlyUse?: Control;
}

const USES = { click: 'button[type=button]', change: 'select' } as const;
type Use = keyof typeof USES;
const uses = Object.keys(USES) as Use[];

/** Inline script for the page's head: records the last control that was used before any listener existed. */
export const NOTE_EARLY_PRESSES = `for(let[n,s]of Object.entries(${JSON.stringify(USES)}))addEventListener(n,e=>{let c=e.target.closest(s);if(c)earlyUse=c},true)`;

const AGAIN = 50;
const MAX_WAIT = 10_000;

/**
 * Call it when React starts to listen. React stops events on parts that are not hydrated yet at the document, so an event that
 * reaches the document element has been handled.
 */
export function replayEarlyPresses(page: EarlyWindow): void {
  const recorded = new WeakSet<Event>();
  const replayed = new WeakSet<Event>();
  const waiting = new Set<Control>();
  const again = (control: Control, chosen: string, until: number): void => {
    waiting.add(control);
    page.setTimeout(() => {
      if (control.isConnected && control.matches(USES.change)) control.value = chosen;
      const use = new Event(useOf(control), { bubbles: true, cancelable: true });
      replayed.add(use);
      control.dispatchEvent(use);
      if (recorded.has(use) || !control.isConnected || performance.now() > until) waiting.delete(control);
      else again(control, chosen, until);
    }, AGAIN);
  };
  const late = (control: Control): void => {
    if (!waiting.has(control)) again(control, control.value, performance.now() + MAX_WAIT);
  };
  for (const use of uses) {
    page.document.documentElement.addEventListener(use, (event) => recorded.add(event), { capture: true });
    page.addEventListener(
      use,
      (event) => {
        const control = replayed.has(event) ? undefined : controlAt(event, use);
        if (control !== undefined) page.setTimeout(() => recorded.has(event) || late(control));
      },
      { capture: true },
    );
  }
  if (page.earlyUse !== undefined) late(page.earlyUse);
}

const useOf = (control: Control): Use => (control.matches(USES.change) ? 'change' : 'click');

const controlAt = ({ target }: Event, use: Use): Control | undefined =>
  (target instanceof Element && target.closest<Control>(USES[use])) || undefined;
