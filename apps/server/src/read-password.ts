import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

/** A password typed on the terminal, which does not show it; from a script, the first line of the input. */
export async function readPassword(question: string): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  // Readline echoes what is typed into its output.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: nowhere, terminal });
  if (terminal) process.stderr.write(question);
  try {
    const closed = once(input, 'close').then(() => undefined);
    const line = await Promise.race([once(input, 'line').then(([text]) => String(text)), closed]);
    if (line === undefined) throw new StartupRefusal('Nenhuma senha foi informada.');
    return line;
  } finally {
    input.close();
    if (terminal) process.stderr.write('\n');
  }
}
