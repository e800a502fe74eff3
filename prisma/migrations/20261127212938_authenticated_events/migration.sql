-- AlterTable
ALTER TABLE "AuditEvent" ADD COLUMN     "mac" TEXT,
ADD COLUMN     "macKeyId" UUID;

CREATE INDEX "AuditEvent_without_mac" ON "AuditEvent" ("documentId") WHERE "mac" IS NULL;

-- Events of earlier versions are authenticated once, at the first start after this migration: an event without a code
-- may be given one, and nothing else of it may change.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('signet.purge_document', true) = OLD."documentId"::text THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD."mac" IS NULL
		AND to_jsonb(OLD) - 'mac' - 'macKeyId' = to_jsonb(NEW) - 'mac' - 'macKeyId' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Audit events cannot be changed or removed.' USING ERRCODE = 'restrict_violation';
END
$$;
