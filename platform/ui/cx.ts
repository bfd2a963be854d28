/** Joins class names and leaves out what is absent. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
