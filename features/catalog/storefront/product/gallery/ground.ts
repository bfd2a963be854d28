import type { Ground } from '#platform/ui/pictures/picture.tsx';

const GROUNDS = 8;

/** The tone behind a product's pictures, whatever number it was given. */
export const groundOf = (ground: number): Ground => (((ground - 1) % GROUNDS) + 1) as Ground;
