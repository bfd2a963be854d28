export function packageServer(folder: string): void;
export function neededPackages(names?: readonly string[]): readonly string[];
export function sizeOf(folder: string): number;
