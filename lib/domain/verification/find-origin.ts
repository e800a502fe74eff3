import { findSealedFile, isSealedDocument } from "#lib/db/stores/verification.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { checkSealingCertificate } from "#lib/domain/sealing/sealing-certificates.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { judgeOrigin, type Origin, type SealedBytes } from "./judge-origin.ts";

/**
 * Where a file comes from, as this installation knows it by its bytes. Anyone can write a document's id into a file and
 * sign it, so what a file says of itself only counts where the bytes are known and the certificate is one of ours.
 */
export const findOrigin = defineVerb(
	{ permission: "public.read" },
	async (_: Context, file: SealedBytes): Promise<Origin> => {
		const { sha256, documentId: namedId, sealedWith } = file;
		const known = await findSealedFile(sha256);
		if (known) return judgeOrigin(known, file, await checkSealingCertificate(sealedWith));
		if (namedId === null) return { kind: "elsewhere", named: "nothing" };
		const isKnown = isUuid(namedId) && (await isSealedDocument(namedId));
		return { kind: "elsewhere", named: isKnown ? "known" : "unknown" };
	},
);
