-- Search in the list looks for any part of a word, which only a trigram index can help with. Some
-- managed servers do not have the extension or do not let us create it: then search reads the
-- account's rows, and everything else is the same.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS "pg_trgm";
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'pg_trgm is not available (%): search works without an index.', SQLERRM;
END
$$;

DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "Document_searchText_idx" ON "Document" USING GIN ("searchText" gin_trgm_ops);
	END IF;
END
$$;
