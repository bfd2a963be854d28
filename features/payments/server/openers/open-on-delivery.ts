import { accept } from '#kernel/result.ts';
import type { Opener } from './opener.ts';

/** Only the choice is recorded: the money is collected on delivery. */
export const openOnDelivery: Opener = async () => accept({ status: 'pending' });
