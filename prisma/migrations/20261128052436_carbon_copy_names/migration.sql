-- AlterTable
ALTER TABLE "CarbonCopy" ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- Copies sent before come after the signers, as the editor listed them.
UPDATE "CarbonCopy" c SET "position" = p."position"
FROM (
	SELECT c."id", (SELECT count(DISTINCT COALESCE(s."groupKey", s."id")) FROM "Signer" s WHERE s."documentId" = c."documentId")
		+ row_number() OVER (PARTITION BY c."documentId" ORDER BY c."email") - 1 AS "position"
	FROM "CarbonCopy" c
) p
WHERE p."id" = c."id";

-- Addresses in "cc" become recipients. A draft and the base of its correction give one address the same id.
CREATE FUNCTION pg_temp.with_copies("documentId" uuid, "state" jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT jsonb_set("state" #- '{document,cc}', '{recipients}', ("state" -> 'recipients') || COALESCE((
		SELECT jsonb_object_agg(copy."id", jsonb_build_object(
			'order', COALESCE((SELECT max((r.value ->> 'order') COLLATE "C") FROM jsonb_each("state" -> 'recipients') r), 'a0')
				|| 'V' || lpad(copy."place"::text, 3, '0') || '1',
			'type', 'Copy', 'name', '', 'email', copy."email", 'groupId', NULL, 'people', NULL, 'role', '', 'wave', NULL,
			'deliveryMode', 'Email', 'phone', '', 'locale', 'EN', 'privateMessage', '', 'hostName', '', 'hostEmail', '',
			'recipientNotifications', NULL, 'authentication', NULL, 'hasAccessCode', false, 'hue', copy."place"))
		FROM (
			SELECT given."email", min(given."place") AS "place", COALESCE(
				(SELECT c."id" FROM "CarbonCopy" c WHERE c."documentId" = with_copies."documentId" AND c."email" = given."email"),
				overlay(overlay(md5(with_copies."documentId"::text || given."email") PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid
			) AS "id"
			FROM jsonb_array_elements_text("state" -> 'document' -> 'cc') WITH ORDINALITY AS given("email", "place")
			WHERE btrim(given."email") <> ''
			GROUP BY given."email"
		) copy
	), '{}'::jsonb))
$$;

-- Editors that are open ask for the whole draft: their version is past, and its steps are gone.
WITH changed AS (
	UPDATE "Draft" SET "version" = "version" + 1
	WHERE jsonb_array_length("state" -> 'document' -> 'cc') > 0
		OR EXISTS (SELECT 1 FROM "DraftStep" s WHERE s."documentId" = "Draft"."documentId" AND s."operations"::text LIKE '%"cc"%')
	RETURNING "documentId"
)
DELETE FROM "DraftStep" s USING changed WHERE s."documentId" = changed."documentId";

UPDATE "Draft" SET
	"state" = pg_temp.with_copies("documentId", "state"),
	"base" = CASE WHEN "base" IS NULL THEN NULL ELSE pg_temp.with_copies("documentId", "base") END;
