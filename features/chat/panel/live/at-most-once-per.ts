/**
 * Runs at once, and then again while more was requested: not before the run before has ended and the interval has passed. The last
 * request is never lost. Milliseconds.
 */
export function atMostOncePer(interval: number, run: () => Promise<unknown>): () => void {
  let isWanted = false;
  let isRunning = false;
  const runWhileWanted = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      const pause = new Promise((resolve) => setTimeout(resolve, interval));
      await run().catch(() => {});
      await pause;
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void runWhileWanted();
  };
}
