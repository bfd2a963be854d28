/** Asks for the shopper's age; calls `goOn` if they are of age. Loads the dialog lazily. Spec 2, age-check modal. */
export const requestAgeCheck = async (goOn: () => void): Promise<void> =>
  (await import('./age-dialog.tsx')).openAgeDialog(goOn);
