import type { DraftState } from "#lib/draft/draft-state.ts";
import type { SendOrigin } from "#lib/draft/to-send-wire.ts";
import type { FieldErrors } from "#lib/errors/app-error.ts";
import type { NamedParts } from "./fill-template.ts";

/** Keys of a role in a request, by those of a signer in a send request. */
const ROLE_KEYS: Readonly<Record<string, string>> = {
	Name: "SignerName",
	EmailAddress: "SignerEmail",
};

/** What is refused of a send request, e.g. `Signers[0].FormFields[1].Value`. */
const SIGNER_PART = /^Signers\[(\d+)\](?:\.FormFields\[(\d+)\])?(?:\.(\w+))?/;

/**
 * Refusals of signers and their fields as those of the roles they stand for. What the request doesn’t name is named by
 * the number of its role.
 */
export function asRoles(
	errors: FieldErrors,
	origin: SendOrigin,
	{ recipients }: DraftState,
	named: NamedParts,
): FieldErrors {
	const renamed: FieldErrors = {};
	const add = (part: string, messages: string[]) => {
		renamed[part] = [...(renamed[part] ?? []), ...messages];
	};
	for (const [part, messages] of Object.entries(errors)) {
		const [from = "", signer = "", field, key = ""] = SIGNER_PART.exec(part) ?? [];
		const id = origin.recipients[Number(signer)];
		if (part === "Signers") add("Roles", ["At least one role with a signer is required."]);
		else if (signer === "" || id === undefined) add(part, messages);
		else {
			const own = field === undefined ? (ROLE_KEYS[key] ?? key) : key;
			const fieldKey = field === undefined ? undefined : origin.fields[Number(signer)]?.[Number(field)];
			const to = fieldKey === undefined ? named.roles.get(id) : named.fields.get(fieldKey);
			const said = to && [to, own].filter(Boolean).join(".");
			if (said) add(part.replace(from, said), inWords(messages, from, said));
			// The request says nothing about it, so its list of roles is what lacks something.
			else add("Roles", inWords(messages, from, `Role ${recipients[id]?.roleIndex ?? Number(signer) + 1} ${own}`));
		}
	}
	return renamed;
}

/** Sentences with another name of their part. */
function inWords(messages: string[], from: string, to: string): string[] {
	return messages.map((message) => message.replaceAll(from, to.trim()));
}

/** For each field of a send request the part that it came in. */
export function rolePaths({ recipients, fields }: SendOrigin, named: NamedParts): string[][] {
	return recipients.map((id, index) =>
		(fields[index] ?? []).map((key) => named.fields.get(key) ?? named.roles.get(id) ?? "Roles"),
	);
}
