-- CreateTable
CREATE TABLE "UnreferencedObject" (
    "key" TEXT NOT NULL,
    "since" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UnreferencedObject_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "UnreferencedObject_since_idx" ON "UnreferencedObject"("since");

-- Every column that keeps the key of an object (lib/db/stores/object-places.ts): what it held before is noted.
CREATE FUNCTION "note_unreferenced_object"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	held jsonb := to_jsonb(OLD) -> TG_ARGV[0];
BEGIN
	INSERT INTO "UnreferencedObject" ("key")
	SELECT DISTINCT "key" FROM (
		SELECT held #>> '{}' AS "key" WHERE jsonb_typeof(held) = 'string'
		UNION ALL SELECT held ->> 'key' WHERE jsonb_typeof(held) = 'object'
		UNION ALL SELECT "one" ->> 'key' FROM jsonb_array_elements(CASE jsonb_typeof(held) WHEN 'array' THEN held ELSE '[]' END) "one"
	) "keys" WHERE "key" IS NOT NULL
	ORDER BY "key"
	ON CONFLICT ("key") DO UPDATE SET "since" = EXCLUDED."since";
	RETURN NULL;
END
$$;

DO $$
DECLARE
	place record;
BEGIN
	FOR place IN SELECT * FROM (VALUES
		('DocumentFile', 'workingKey'), ('DocumentFile', 'uploadKey'), ('DocumentFile', 'sealedKey'),
		('Document', 'sealedKey'), ('Document', 'certificateKey'), ('Document', 'mailedKey'), ('Document', 'brandLogoKey'),
		('DocumentField', 'valueKey'), ('KeptCertificate', 'certificateKey'), ('Brand', 'logoKey'), ('User', 'pictureKey'),
		('Signer', 'signature'), ('Signer', 'initials'), ('IdentityPicture', 'objectKey'), ('Mail', 'attachments'),
		('DataExportPart', 'objectKey')) AS "places" ("table", "column")
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW
			WHEN (OLD.%I IS NOT NULL AND OLD.%I IS DISTINCT FROM NEW.%I) EXECUTE FUNCTION "note_unreferenced_object"(%L)',
			place."table" || '_' || place."column" || '_replaced', place."table", place."column", place."column", place."column", place."column");
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I FOR EACH ROW
			WHEN (OLD.%I IS NOT NULL AND OLD.%I::text <> ''[]'') EXECUTE FUNCTION "note_unreferenced_object"(%L)',
			place."table" || '_' || place."column" || '_deleted', place."table", place."column", place."column", place."column");
	END LOOP;
END
$$;
