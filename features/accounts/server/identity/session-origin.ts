import type { FastifyRequest } from 'fastify';
import { deviceWords } from '../../domain/device.ts';

/** Browser and network address of a request, which a new session stores. */
export const originOf = ({
  headers,
  ip,
}: FastifyRequest): { readonly device: string; readonly ip: string } => ({
  device: deviceWords(headers['user-agent']),
  ip,
});
