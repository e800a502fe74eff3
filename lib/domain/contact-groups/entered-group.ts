import type { SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import type { SignerGroup } from "./places-problems.ts";

/** People who were entered for one document, as the group that they are there; null where none were. */
export function enteredGroup({ name, people }: Pick<SignerRequest, "name" | "people">): SignerGroup | null {
	return people && { id: null, groupName: name, contacts: [...people] };
}
