import type { BrowserContext } from '@playwright/test';

export interface Finding {
  readonly text: string;
  readonly page: string;
}

/** Collects errors, warnings of React and violations of the page's policy, of every page that the context opens. */
export function watchConsole(context: BrowserContext): Finding[] {
  const findings: Finding[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error')
      findings.push({ text: `${message.text()} ${url}`.trim(), page: message.page()?.url() ?? '' });
  });
  context.on('weberror', (error) =>
    findings.push({ text: String(error.error()), page: error.page()?.url() ?? '' }),
  );
  return findings;
}
