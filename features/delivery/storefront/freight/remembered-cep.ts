/** The CEP that a visitor asked about last, kept in the browser unless personal choices are not to be. Spec 4, persistence. */
import { CONSENT_HEADERS } from '#platform/contract/headers.ts';
import { visitorHeaders } from '#platform/web/visitor-headers.ts';

const KEY = 'vitrine-cep';

/** Eight digits, or nothing. */
export function rememberedCep(): string {
  try {
    return /^\d{8}$/.exec(localStorage.getItem(KEY) ?? '')?.[0] ?? '';
  } catch {
    return '';
  }
}

export function rememberCep(digits: string): void {
  try {
    if (visitorHeaders(document.cookie)[CONSENT_HEADERS.personalization] === 'true')
      localStorage.setItem(KEY, digits);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
