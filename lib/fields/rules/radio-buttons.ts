type Button = { id: string; type: string; groupName: string | null; label: string; name: string };

/**
 * The button that a value chooses where it is given by the name of a radio group: the one with that id, label or name.
 * What names no group, or no button of it, stays as it is.
 */
export function buttonOf(
	given: { id: string; value: string | null },
	fields: readonly Button[],
): { id: string; value: string | null } {
	if (given.value === null || fields.some(({ id }) => id === given.id)) return given;
	const group = fields.filter(({ type, groupName }) => type === "RadioButton" && groupName === given.id);
	const names: readonly ("id" | "label" | "name")[] = ["id", "label", "name"];
	const chosen = names.map((key) => group.find((button) => button[key] === given.value)).find(Boolean);
	return chosen ? { id: chosen.id, value: "on" } : given;
}
