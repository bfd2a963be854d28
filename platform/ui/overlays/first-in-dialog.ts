const FIELDS = [
  'input:not([type=hidden], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[role=combobox]:not(:disabled)',
  '[contenteditable=true]',
].join(', ');

/**
 * Where the keyboard begins in a dialog: at the button with `data-safe-button`, which changes nothing where the other one takes
 * something away; else at the first field, else at the title, from where everything is read. Never at "Fechar", where Enter would undo the opening. On a touch screen no field is
 * chosen: its keyboard would cover the dialog. What a part of the dialog has focused itself stays.
 */
export function firstInDialog(popup: HTMLElement | null): HTMLElement | boolean {
  if (popup === null) return true;
  if (popup.contains(document.activeElement) && popup !== document.activeElement) return false;
  const safe = popup.querySelector<HTMLElement>('[data-safe-button]');
  const field = isTouched() ? null : popup.querySelector<HTMLElement>(FIELDS);
  return safe ?? field ?? popup.querySelector<HTMLElement>('[data-dialog-title]') ?? true;
}

const isTouched = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;
