import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import { hashPassword } from "#lib/crypto/password.ts";
import type { AccessCodes } from "./build-document.ts";

/** What is kept of the access codes of a request: their hashes, and nothing else. */
export async function hashAccessCodes({ signers }: SendDocumentRequest): Promise<AccessCodes> {
	const hashes = new Map<number, string>();
	for (const [index, { authentication }] of signers.entries()) {
		const code = authentication?.accessCode ?? null;
		// One after the other: fifty at once would take a gigabyte.
		if (code !== null) hashes.set(index, await hashPassword(code));
	}
	return hashes;
}
