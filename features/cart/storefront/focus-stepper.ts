/** A button that was pressed has become a product's quantity: once nothing else has the focus, that gets it. */
export function focusStepperOf(name: string, within?: ParentNode): void {
  const tryFocus = (): void => {
    const place = within ?? document.querySelector('main');
    const group = place?.querySelector(`[role="group"][aria-label="${CSS.escape(name)}"]`);
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (nowhere || within !== undefined) group?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  };
  // Closing gives the focus back first, if there is still something to give it to.
  setTimeout(tryFocus, 50);
}
