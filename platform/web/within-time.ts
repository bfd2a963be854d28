/** Waits for the work, but no longer than this: it goes on and nobody waits. What becomes of it is not told. */
export const withinTime = (work: Promise<unknown>, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, milliseconds);
    const done = (): void => {
      clearTimeout(late);
      resolve();
    };
    work.then(done, done);
  });
