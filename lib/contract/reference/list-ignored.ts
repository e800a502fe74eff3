import { FIELD_KEYS } from "#lib/fields/field-keys.ts";
import type { OperationId } from "../operations.ts";
import { FIELD_KEY_TEXTS } from "./field-key-texts.ts";
import type { ListedPart } from "./list-refused.ts";
import { PART_TEXTS } from "./part-texts.ts";

const IGNORED = /^Accepted but ignored\. /;

/** Parts of requests that are accepted and change nothing. */
export function listIgnored(): ListedPart[] {
	const listed = new Map<string, ListedPart>();
	for (const [path, text] of Object.entries(PART_TEXTS)) {
		if (!IGNORED.test(text)) continue;
		const [id = "", ...names] = path.split(".");
		const part = { name: names.join("."), text: text.replace(IGNORED, ""), operations: [] as OperationId[] };
		const known = listed.get(part.name + part.text) ?? part;
		listed.set(part.name + part.text, { ...known, operations: [...known.operations, id as OperationId] });
	}
	const fields = FIELD_KEYS.filter((key) => IGNORED.test(FIELD_KEY_TEXTS[key])).map((key) => ({
		...{ name: `formFields.${key}`, text: FIELD_KEY_TEXTS[key].replace(IGNORED, "") },
		operations: ["sendDocument", "createTemplate"] as const,
	}));
	return [...listed.values(), ...fields];
}
