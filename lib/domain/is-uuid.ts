const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a string can be an id of ours; others are unknown, never a database error. */
export function isUuid(value: string): boolean {
	return UUID.test(value);
}
