/** Minimum time between two lines where the output is a file or a pipe. Milliseconds. */
const PAUSE = 2_000;

/** Shows progress: one line rewritten in place on a terminal, occasional new lines elsewhere. */
export function progressLine(out: NodeJS.WriteStream): {
  show(text: string): void;
  clear(): void;
} {
  let shownAt = 0;
  let open = false;
  return {
    show(text) {
      if (out.isTTY) {
        out.write(`\r\u001b[K${text}`);
        open = true;
      } else if (Date.now() - shownAt >= PAUSE) {
        out.write(`${text}\n`);
        shownAt = Date.now();
      }
    },
    clear() {
      if (open) out.write('\r\u001b[K');
      open = false;
    },
  };
}
