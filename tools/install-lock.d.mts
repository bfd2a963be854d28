/** Runs `work` while no other process does so for the same folder. */
export function alone<Value>(folder: string, work: () => Value): Value;
export function lockOf(folder: string): string;
