import { useSyncExternalStore } from 'react';
import { type ChosenPlace, chosenPlace, onPlaceChosen } from './chosen-place.ts';

export const useChosenPlace = (): ChosenPlace | undefined =>
  useSyncExternalStore(onPlaceChosen, chosenPlace, () => undefined);
