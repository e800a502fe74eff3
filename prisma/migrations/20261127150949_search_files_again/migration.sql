-- What was found in files of drafts says nothing of who signs; they are searched again when they are opened.
UPDATE "DocumentFile" SET "found" = NULL WHERE "found" IS NOT NULL;
