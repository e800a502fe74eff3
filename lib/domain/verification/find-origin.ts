import { findSealedFile, isSealedDocument } from "#lib/db/stores/verification.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { judgeOrigin, type Origin } from "./judge-origin.ts";

/**
 * Where a file comes from, as this installation knows it by its bytes. What a file says of itself proves
 * nothing: anybody can write a document's id into a file and sign it.
 *
 * @param sha256 of the file, in hex
 * @param namedId the document that the file names
 */
export const findOrigin = defineVerb(
	{ permission: "public.read" },
	async (_: Context, sha256: string, namedId: string | null): Promise<Origin> => {
		const known = await findSealedFile(sha256);
		if (known) return judgeOrigin(known, sha256);
		if (namedId === null) return { kind: "elsewhere", named: "nothing" };
		const isKnown = isUuid(namedId) && (await isSealedDocument(namedId));
		return { kind: "elsewhere", named: isKnown ? "known" : "unknown" };
	},
);
