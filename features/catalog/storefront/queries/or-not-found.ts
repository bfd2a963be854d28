import { notFound } from '@tanstack/react-router';
import { ApiRefusal } from '#platform/web/api.ts';

/** An address that the catalogue can't answer (400: not even a slug; 404: not sold) is a page that isn't there. */
export async function orNotFound<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
