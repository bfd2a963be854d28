import { type CacheNames, isOfPerson, kindOf, personKey } from '../cache-names.ts';
import type { Person } from '../stored-calls.ts';
import { isSamePerson, type StateStore } from './worker-state.ts';

/** Deletes what is stored for people at this scope. */
export interface ForgetPeople {
  /** The session is over, or may be another's from now on. */
  all(): Promise<void>;
  /** What is stored for everybody but this person. */
  others(person: Person | undefined): Promise<void>;
  /** Deletes the person's cache if they are no longer the one who is logged in: an answer may have arrived late. */
  unlessStill(person: Person): Promise<void>;
}

export function people(scope: string, names: CacheNames, state: StateStore): ForgetPeople {
  const deleteCaches = async (except?: string): Promise<void> => {
    const found = (await caches.keys()).filter(
      (name) => kindOf(name, scope) === 'person' && (except === undefined || !isOfPerson(name, except)),
    );
    await Promise.all(found.map((name) => caches.delete(name)));
  };
  return {
    async all() {
      // First the state: what arrives meanwhile is not stored any more.
      await state.forgetPerson();
      await deleteCaches();
    },
    others: async (person) => deleteCaches(person && (await personKey(person))),
    async unlessStill(person) {
      if (!isSamePerson((await state.read()).person, person))
        await caches.delete(names.person(await personKey(person)));
    },
  };
}
