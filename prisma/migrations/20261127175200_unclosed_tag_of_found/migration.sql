-- What is found in a file is its places and the first tag that is not closed.
UPDATE "DocumentFile" SET "found" = jsonb_build_object('places', "found", 'unclosedTag', NULL) WHERE "found" IS NOT NULL;
