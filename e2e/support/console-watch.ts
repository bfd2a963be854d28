import type { BrowserContext } from '@playwright/test';

export interface Finding {
  readonly text: string;
  readonly page: string;
}

/**
 * A page that is left while it saves the cart, and the next one, are two writers: the later is refused, and puts both together.
 * The browser tells of the refusal; what comes of it, the tests of the cart see.
 */
const settled = /status of 409 .*\/cart\?/;

/** Collects errors, warnings of React and violations of the page's policy, of every page that the context opens. */
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
