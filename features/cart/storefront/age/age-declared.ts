/** Whether the shopper declared to be of age in this visit. The date of birth is never stored. */

const KEY = 'vitrine-adult';

/** Until the page is left, also when nothing may be stored. */
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
    // Without storage the next page asks again.
  }
}
