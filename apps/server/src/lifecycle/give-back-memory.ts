/**
 * Starting fills the heap with what it takes to read and translate the source, and V8 keeps the room: 100 MB more than the
 * server needs. It is given back in a tenth of a second before anybody is let in. Needs `--expose-gc`, else nothing is done.
 */
export const giveBackMemory = (): void => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
