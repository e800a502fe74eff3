-- Tells whoever listens that a document has changed: whose it is and its id, nothing of what it says. One that changes
-- hands is told of under both. Equal words of one transaction are told once. A server without pg_notify (CockroachDB)
-- tells nothing: pages look for themselves then.
DO $do$
BEGIN
	IF EXISTS (SELECT 1 FROM pg_proc WHERE proname = 'pg_notify') THEN
		CREATE FUNCTION "tell_document"() RETURNS trigger LANGUAGE plpgsql AS $$
		BEGIN
			IF TG_OP <> 'INSERT' THEN
				PERFORM pg_notify('signet_documents', concat_ws(' ', OLD."accountId", OLD."teamId", OLD."senderId", OLD."isSandbox", OLD."id"));
			END IF;
			IF TG_OP <> 'DELETE' THEN
				PERFORM pg_notify('signet_documents', concat_ws(' ', NEW."accountId", NEW."teamId", NEW."senderId", NEW."isSandbox", NEW."id"));
			END IF;
			RETURN NULL;
		END
		$$;

		CREATE TRIGGER "Document_told"
			AFTER INSERT OR UPDATE OR DELETE ON "Document"
			FOR EACH ROW EXECUTE FUNCTION "tell_document"();
	END IF;
END
$do$;
