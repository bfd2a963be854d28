/** Whether who sits here declared to be of age, for this visit: that it was declared, never the date of birth. */

const KEY = 'vitrine-adult';

/** Until the page is left, also where nothing may be kept. */
let declared = false;

export function ageDeclared(): boolean {
  try {
    return declared || sessionStorage.getItem(KEY) !== null;
  } catch {
    return declared;
  }
}

export function declareAge(): void {
  declared = true;
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
}
