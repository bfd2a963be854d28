import type { BrowserContext } from '@playwright/test';

export interface Finding {
  readonly text: string;
  readonly page: string;
}

/**
 * A page that is left while it saves the cart, and the next page, are two writers: the later save is refused and
 * merged. The browser logs the refusal; the cart's tests check the result.
 */
const settled = /status of 409 .*\/cart\?/;

/** Collects console errors, React warnings and CSP violations of all pages in the context. */
export function watchConsole(context: BrowserContext): Finding[] {
  const findings: Finding[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    const text = `${message.text()} ${url}`.trim();
    if (message.type() === 'error' && !settled.test(text))
      findings.push({ text, page: message.page()?.url() ?? '' });
  });
  context.on('weberror', (error) =>
    findings.push({ text: String(error.error()), page: error.page()?.url() ?? '' }),
  );
  return findings;
}
