/** After a button was replaced by a product's stepper: focuses the stepper, unless something else has the focus. */
export function focusStepperOf(name: string, within?: ParentNode): void {
  const tryFocus = (): void => {
    const place = within ?? document.querySelector('main');
    const group = place?.querySelector(`[role="group"][aria-label="${CSS.escape(name)}"]`);
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (nowhere || within !== undefined) group?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  };
  // A closing overlay first restores the focus, if its element still exists.
  setTimeout(tryFocus, 50);
}
