-- Was added without looking at the rows of before, which would have locked the lists.
ALTER TABLE "shopping_lists" VALIDATE CONSTRAINT "shopping_lists_shared";
