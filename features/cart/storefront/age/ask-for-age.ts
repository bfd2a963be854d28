/** Asks who has not declared to be of age; `goOn` happens when they do. Spec 2, age-check modal. */
export const askForAge = async (goOn: () => void): Promise<void> =>
  (await import('./ask-age.tsx')).askAge(goOn);
