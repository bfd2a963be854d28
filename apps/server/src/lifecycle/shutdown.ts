import { setTimeout as sleep } from 'node:timers/promises';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

type Step = () => unknown;

/** Closes what has been opened, in reverse order. */
export class Shutdown {
  #steps: Step[] = [];
  #ending: Promise<void> | undefined;
  #begun = 0;

  /** From now on a signal ends the process, and so does the end of its parent process (IPC disconnect). */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#onSignal());
    if (!process.connected) return;
    process.once('disconnect', () => this.end(0));
    process.channel?.unref();
  }

  /** Registers how to close what was just opened. */
  add(step: Step): void {
    this.#steps.unshift(step);
  }

  /** Closes everything and exits. */
  end(code: number): Promise<void> {
    this.#begun ||= Date.now();
    this.#ending ??= this.#close().finally(() => process.exit(code));
    return this.#ending;
  }

  /** Writes the reason why the process cannot start to stderr and exits. */
  async refuse(error: unknown): Promise<void> {
    if (this.#ending) return this.#ending; // stopped while starting: the error is a consequence of that
    const message =
      error instanceof StartupRefusal ? error.message : `Falha inesperada ao iniciar: ${explain(error)}`;
    process.stderr.write(`${message}\n`);
    await this.end(1);
  }

  async #close(): Promise<void> {
    // Taken one by one, because a start that is still under way may add another step meanwhile.
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      try {
        await step();
      } catch (error) {
        process.stderr.write(`Falha ao encerrar: ${explain(error)}\n`);
      }
    }
  }

  #onSignal(): void {
    // One Ctrl-C may arrive several times: from the terminal, from npm and from the start script. A later one kills.
    if (this.#begun && Date.now() - this.#begun > 500) process.exit(1);
    this.end(0);
  }
}

/** Waits for `work`, at most the given milliseconds; then calls `cutShort`. */
export async function waitAtMost(
  milliseconds: number,
  work: Promise<unknown>,
  cutShort: () => void = () => {},
): Promise<void> {
  const late = Symbol('late');
  const outcome = await Promise.race([work, sleep(milliseconds, late, { ref: false })]);
  if (outcome === late) cutShort();
}

/** With its causes: an unreadable file is the cause of what could not be opened. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined || error.cause === error ? own : `${own}\n← ${explain(error.cause)}`;
}
