import { NewSuggestionScreen, SuggestionScreen } from '#features/shopping-lists/panel/suggestion-screen.tsx';
import { usePriceSources } from './price-sources.ts';

export const NewSuggestionPage = () => <NewSuggestionScreen sources={usePriceSources()} />;
export const SuggestionPage = () => <SuggestionScreen sources={usePriceSources()} />;
