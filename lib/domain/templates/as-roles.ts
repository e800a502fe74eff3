import type { DraftState } from "#lib/draft/draft-state.ts";
import type { SendOrigin } from "#lib/draft/to-send-wire.ts";
import type { FieldErrors } from "#lib/errors/app-error.ts";

/** Keys of a role in a request, by those of a signer in a send request. */
const ROLE_KEYS: Readonly<Record<string, string>> = {
	Name: "SignerName",
	EmailAddress: "SignerEmail",
};

/**
 * Refusals of signers as those of the roles they stand for. A role that the request doesn’t name is named by its number.
 *
 * @param places 0-based places in the request’s roles, by keys of recipients
 */
export function asRoles(
	errors: FieldErrors,
	{ recipients: ids }: SendOrigin,
	{ recipients }: DraftState,
	places: ReadonlyMap<string, number>,
): FieldErrors {
	const renamed: FieldErrors = {};
	for (const [part, messages] of Object.entries(errors)) {
		const [, signer = "", key = ""] = /^Signers\[(\d+)\](?:\.(\w+))?/.exec(part) ?? [];
		const id = ids[Number(signer)];
		if (signer === "" || id === undefined) {
			renamed[part] = messages;
			continue;
		}
		const place = places.get(id);
		const from = `Signers[${signer}]${key && `.${key}`}`;
		const own = ROLE_KEYS[key] ?? key;
		if (place === undefined) {
			// The request says nothing about this role, so the list is what lacks something.
			const role = `Roles must include role ${recipients[id]?.roleIndex ?? Number(signer) + 1}: `;
			renamed.Roles = [...(renamed.Roles ?? []), ...messages.map((one) => role + one.replaceAll(from, own))];
			continue;
		}
		const to = `Roles[${place}]${own && `.${own}`}`;
		renamed[part.replace(from, to)] = messages.map((message) => message.replaceAll(from, to));
	}
	return renamed;
}
