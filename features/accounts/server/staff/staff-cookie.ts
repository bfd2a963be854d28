/** How a request carries a panel session. Separate from the client's cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guardedCookie } from '../../../../platform/http/guarded-cookie.ts';
import { bearerToken } from '../sessions/session-cookie.ts';

const cookie = guardedCookie('vitrine_staff');

export const presentedStaffToken = (request: FastifyRequest): string | undefined =>
  bearerToken(request) ?? cookie.presented(request);

export const giveStaffCookie = (reply: FastifyReply, token: string, seconds: number): void =>
  cookie.give(reply, token, seconds);

export const clearStaffCookie = (reply: FastifyReply): void => cookie.clear(reply);
