/** Resolves when the work settles or the time is over, whichever is first. Ignores the work's result and failure. */
export const withinTime = (work: Promise<unknown>, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, milliseconds);
    const done = (): void => {
      clearTimeout(late);
      resolve();
    };
    work.then(done, done);
  });
