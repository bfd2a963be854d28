import type { LaunchOptions } from '@playwright/test';

/** How the tests start Chromium, by default the system's. */
export const launchOptions = (path: string | undefined): LaunchOptions => ({
  executablePath: path || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Fewer processes: a tenth of the time of each page. Frames are pages of the shop’s own host.
    '--in-process-gpu',
    '--disable-site-isolation-trials',
    // A page of a test is too short-lived for code to be optimised: a fifth of the time of each test.
    '--js-flags=--no-turbofan,--no-maglev',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Not every system's resolver knows that *.localhost is this machine.
    '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  ],
});
