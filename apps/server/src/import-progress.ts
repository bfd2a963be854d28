/** Not more often than this into a file or a pipe, where each stays a line. Milliseconds. */
const PAUSE = 2_000;

/** A line that changes in place on a terminal, and now and then a new line elsewhere. */
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
