/**
 * Sends a form again that was sent before its page could handle it: the browser would load the page again and lose what was typed,
 * because no page takes a posted form. Forms that get an address (`method="get"`) work without scripts and are left to the browser.
 */

/** Milliseconds between tries, and after which the browser sends the form itself: the scripts will not come. */
const AGAIN = 50;
const MAX_WAIT = 10_000;

/**
 * Inline script for the end of the page, written by the server alone. A handler shows that it took the form by
 * preventing the default. Fields that were filled early are changed once more first (`early-fields.ts`).
 */
export const REPEAT_EARLY_SUBMITS = `{
let until = 0;
addEventListener("submit", event => {
  let form = event.target, handled = false;
  if (form.method != "post") return;
  event.preventDefault();
  event.preventDefault = () => { handled = true };
  until ||= performance.now() + ${MAX_WAIT};
  let again = () => {
    if (handled || !form.isConnected) until = 0;
    else if (performance.now() > until) form.submit();
    else if (self.earlyFields?.size) setTimeout(again, ${AGAIN});
    else form.requestSubmit(event.submitter);
  };
  setTimeout(again, ${AGAIN});
}, true)
}`.replaceAll(/\n */g, '');
