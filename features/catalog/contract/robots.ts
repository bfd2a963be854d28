import { endpoint } from '#platform/contract/endpoint.ts';
import type { robotsSchema } from './robots.schema.ts';

export const robots = endpoint<typeof robotsSchema>('GET', '/robots.txt');
