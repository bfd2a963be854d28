/** Joins class names, leaving out absent ones. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
