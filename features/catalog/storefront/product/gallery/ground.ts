import type { Ground } from '#platform/ui/pictures/picture.tsx';

const GROUNDS = 8;

/** The background tone (1–8), also for numbers outside that range. */
export const groundOf = (ground: number): Ground => (((ground - 1) % GROUNDS) + 1) as Ground;
