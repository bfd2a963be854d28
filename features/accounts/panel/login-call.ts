import type { Api } from '#platform/web/api.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import {
  logInStaffEndpoint,
  logInStaffSecondStepEndpoint,
} from '../contract/staff/staff-session.endpoints.ts';
import { staffSessionFromWire } from '../contract/staff/staff-session.wire.ts';
import type { StaffSession } from '../domain/staff-session.ts';

export interface StaffCredentials {
  readonly email: string;
  readonly password: string;
}

/** Throws an ApiRefusal with a text to show; `challengeOf` says whether only the code is missing. */
export const logInStaff = async (api: Api, { email, password }: StaffCredentials): Promise<StaffSession> =>
  staffSessionFromWire(
    await api.call(logInStaffEndpoint, { body: { email: email.trim(), senha: password } }),
  );

export const submitStaffCode = async (api: Api, challenge: string, code: string): Promise<StaffSession> =>
  staffSessionFromWire(
    await api.call(logInStaffSecondStepEndpoint, { body: { desafio: challenge, codigo: code.trim() } }),
  );

/** Token for the second step; undefined for every other error. */
export function challengeOf(error: Error): string | undefined {
  if (!(error instanceof ApiRefusal) || error.problem.code !== 'second-step') return undefined;
  const challenge = error.problem.facts?.desafio;
  return typeof challenge === 'string' ? challenge : undefined;
}
