-- The audit trail is evidence: events are added and never changed or removed. Only the purge verb may
-- remove those of the one document that it names for its transaction:
--   SELECT set_config('signet.purge_document', '<document id>', true)
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('signet.purge_document', true) = OLD."documentId"::text THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'Audit events cannot be changed or removed.' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "AuditEvent_append_only"
	BEFORE UPDATE OR DELETE ON "AuditEvent"
	FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();

CREATE FUNCTION "refuse_audit_truncate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Audit events cannot be changed or removed.' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "AuditEvent_no_truncate"
	BEFORE TRUNCATE ON "AuditEvent"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_truncate"();
