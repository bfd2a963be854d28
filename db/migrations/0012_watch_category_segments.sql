-- What visitors see of the category tree depends on it.
SELECT tell_changes_of('category_segments');
