import { notFound } from '@tanstack/react-router';
import { ApiRefusal } from '#platform/web/api.ts';

/** Turns status 404 (not sold) and 400 (not a valid slug) into the router's not-found page. */
export async function orNotFound<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
