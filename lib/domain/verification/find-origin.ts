import {
	findSealedFile,
	findUploadedFile,
	isSealedDocument,
	type KnownFile,
} from "#lib/db/stores/sealing/verification.ts";
import { checkTrail } from "#lib/domain/audit/check-trail.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { checkSealingCertificate } from "#lib/domain/sealing/sealing-certificates.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { judgeOrigin, judgeUpload, type Origin, type SealedBytes } from "./judge-origin.ts";

/**
 * Where a file comes from, as this installation knows it by its bytes. Anyone can write a document's id into a file and
 * sign it, so what a file says of itself only counts where the bytes are known and the certificate is one of ours.
 */
export const findOrigin = defineVerb(
	{ permission: "public.read" },
	async (_: Context, file: SealedBytes): Promise<Origin> => {
		const known = await findSealedFile(file.sha256);
		if (known) return originOf(known, file);
		if (await differsInPadding(file)) return { kind: "elsewhere", named: "padding" };
		const upload = await findUploadedFile(file.sha256);
		if (upload === "several") return { kind: "uploaded", document: null };
		const document = upload && judgeUpload(upload, file.sha256, await checkTrail(upload.document.events));
		if (document) return { kind: "uploaded", document };
		return { kind: "elsewhere", named: await nameDocument(file.documentId) };
	},
);

async function originOf(known: KnownFile, file: SealedBytes): Promise<Origin> {
	const trail = known.kind === "found" ? await checkTrail(known.document.events) : "whole";
	return judgeOrigin(known, file, trail, await checkSealingCertificate(file.sealedWith));
}

/** Whether it is a file that was sealed here but for the padding of its seal. */
async function differsInPadding(file: SealedBytes): Promise<boolean> {
	const { asSealedSha256: sha256 } = file;
	const known = sha256 && (await findSealedFile(sha256));
	if (!known) return false;
	const origin = await originOf(known, { ...file, sha256 });
	return origin.kind === "here" || origin.kind === "deleted";
}

/** Whether a document that a file names was sealed here. */
async function nameDocument(documentId: string | null): Promise<"nothing" | "unknown" | "known"> {
	if (documentId === null) return "nothing";
	return isUuid(documentId) && (await isSealedDocument(documentId)) ? "known" : "unknown";
}
