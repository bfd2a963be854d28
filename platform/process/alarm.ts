/** A timer that can be ended early. */
export class Alarm {
  #ring: () => void = () => {};

  wait(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds).unref();
    this.#ring = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  /** Ends the current wait, if there is one. */
  ring(): void {
    this.#ring();
  }
}
