/**
 * A press on a button that can't answer yet is kept, and done once it can: before the page's scripts are there, and
 * while the code of the button's own part is on its way. Links and forms need none of this: the browser follows them.
 */
interface EarlyWindow extends Window {
  earlyPress?: HTMLElement;
}

const BUTTON = 'button[type=button]';

/** For the page's head: notes the last button that was pressed before anything could hear it. */
export const NOTE_EARLY_PRESSES = `addEventListener("click",e=>{let b=e.target.closest("${BUTTON}");if(b)earlyPress=b},true)`;

const AGAIN = 50;
const LONGEST_WAIT = 10_000;

/**
 * From the moment React listens. It stops a press on a part that is not alive yet right at the document; what comes
 * further has been heard.
 */
export function replayEarlyPresses(page: EarlyWindow): void {
  const heard = new WeakSet<Event>();
  const waiting = new Set<HTMLElement>();
  const again = (button: HTMLElement, until: number): void => {
    waiting.add(button);
    page.setTimeout(() => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      button.dispatchEvent(press);
      if (heard.has(press) || !button.isConnected || performance.now() > until) waiting.delete(button);
      else again(button, until);
    }, AGAIN);
  };
  const late = (button: HTMLElement): void => {
    if (!waiting.has(button)) again(button, performance.now() + LONGEST_WAIT);
  };
  page.document.documentElement.addEventListener('click', (press) => heard.add(press), { capture: true });
  page.addEventListener(
    'click',
    (press) => {
      const button = press.isTrusted ? buttonAt(press) : undefined;
      if (button !== undefined) page.setTimeout(() => heard.has(press) || late(button));
    },
    { capture: true },
  );
  if (page.earlyPress !== undefined) late(page.earlyPress);
}

const buttonAt = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(BUTTON)) || undefined;
