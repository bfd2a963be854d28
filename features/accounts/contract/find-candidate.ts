import { endpoint } from '#platform/contract/endpoint.ts';
import type { findCandidateSchema } from './find-candidate.schema.ts';

/** Same response for known and unknown logins. Design 4, safer readings. */
export const findCandidate = endpoint<typeof findCandidateSchema>('GET', '/v2/app/:token/usuario/:login');
