-- What a search finds depends on them.
SELECT tell_changes_of('synonyms');
