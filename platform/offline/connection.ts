/** Whether the page has a connection, and how old what it shows is. Browser only. */
import { create } from 'zustand';

export interface Connection {
  /** False: the browser has no network, or the shop does not answer and stored answers are shown. */
  readonly online: boolean;
  /** When the oldest prices and states on the page were fetched; undefined if unknown. Epoch milliseconds. */
  readonly shownFrom: number | undefined;
}

export const useConnection = create<Connection>()(() => ({ online: true, shownFrom: undefined }));

/** What is shown was fetched or stored at this time, and cannot be fetched now. */
export function noteOffline(shownFrom: number | undefined): void {
  const before = useConnection.getState().shownFrom;
  const known = [before, shownFrom].filter((at) => at !== undefined);
  useConnection.setState({
    online: false,
    shownFrom: known.length === 0 ? undefined : Math.min(...known),
  });
}

export const noteOnline = (): void => useConnection.setState({ online: true, shownFrom: undefined });
