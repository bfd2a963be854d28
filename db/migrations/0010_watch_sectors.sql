-- What visitors see of a shop's parts, and what a mistyped search finds.
SELECT tell_changes_of('sectors');
--> statement-breakpoint
SELECT tell_changes_of('sector_categories');
--> statement-breakpoint
SELECT tell_changes_of('search_words');
