-- The account's log is evidence like the audit trails of its documents: events are added and never changed or
-- removed.
CREATE FUNCTION "refuse_account_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Events of the account log cannot be changed or removed.' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "AccountEvent_append_only"
	BEFORE UPDATE OR DELETE ON "AccountEvent"
	FOR EACH ROW EXECUTE FUNCTION "refuse_account_event_change"();

CREATE TRIGGER "AccountEvent_no_truncate"
	BEFORE TRUNCATE ON "AccountEvent"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_account_event_change"();
