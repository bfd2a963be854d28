export type Counts = { passed: number; failed: number; skipped: number };
type Count = (report: never) => Counts;

export function countTests(file: string, exitCode: number, count: Count): Counts;
export const vitestCounts: Count;
export const playwrightCounts: Count;
export function closingLine(counts: Counts[]): string;
export function failuresIn(file: string): string[];
export function flakyTestsIn(file: string): string[];
