import { createHash } from "node:crypto";
import type { PDF } from "@libpdf/core";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";
import { addValidationData } from "./add-validation-data.ts";
import { buildCms, cmsSizeBytes } from "./build-cms.ts";
import { gatherValidationData } from "./gather-validation-data.ts";
import { restoreStart } from "./linearization.ts";
import type { SigningIdentity } from "./load-p12.ts";
import { requestTimestamp } from "./request-timestamp.ts";
import { addSignatureField, fillByteRange, fillContents, type SignatureText } from "./signature-field.ts";

/** Room for the first token of a TSA, with its chain; real ones take 3 to 7 KB. */
const FIRST_TOKEN_ROOM_BYTES = 12_288;
/** What a TSA's later tokens may be longer than its longest so far. */
const TOKEN_MARGIN_BYTES = 2_048;
/** Longest token seen, by TSA. Room takes twice its bytes in every file, so it is worth knowing. */
const tokenSizes = new Map<string, number>();

function tokenRoomBytes(tsaUrl: string | null): number {
	if (tsaUrl === null) return 0;
	const known = tokenSizes.get(tsaUrl);
	return known === undefined ? FIRST_TOKEN_ROOM_BYTES : known + TOKEN_MARGIN_BYTES;
}

export type SignOptions = {
	identity: SigningIdentity;
	text: SignatureText;
	tsaUrl: string | null;
	/**
	 * The upload when it was signed before: the seal is then an approval signature, and every byte of
	 * the upload stays. null: the seal certifies the document (DocMDP, P=1).
	 */
	signedUpload: Uint8Array | null;
	/** Private entries of the signature dictionary. */
	marks: Record<string, string>;
};

export type SignedPdf = {
	bytes: Uint8Array;
	level: "B-B" | "B-T" | "B-LT";
	/** Why a wanted higher level was not reached. */
	levelNote: string | null;
};

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

function lostSignature(): PdfRefusalError {
	return new PdfRefusalError("Conflict", "The file's earlier signature would be lost, because the file is damaged.");
}

/** Adds what a reader needs to check the signature after the certificates have expired (PAdES B-LT). */
async function extend(bytes: Uint8Array, identity: SigningIdentity, token: Uint8Array): Promise<SignedPdf> {
	// A self-made certificate has no issuer that could revoke it: B-T is all there is.
	if (identity.isSelfSigned) return { bytes, level: "B-T", levelNote: null };
	try {
		const data = await gatherValidationData(identity, token);
		return { bytes: await addValidationData(bytes, data), level: "B-LT", levelNote: null };
	} catch (error) {
		return { bytes, level: "B-T", levelNote: messageOf(error) };
	}
}

/**
 * Signs as PAdES: one save with room for the signature, digest, CMS, timestamp; so the file is
 * written and never parsed again. Saves incrementally where the file allows it. The level is the one
 * reached: a failing TSA leaves B-B, missing revocation data B-T, each with the reason as `levelNote`.
 * Throws PdfRefusalError Conflict when an earlier signature would be lost.
 */
export async function signPdf(pdf: PDF, options: SignOptions): Promise<SignedPdf> {
	const { identity, tsaUrl, signedUpload } = options;
	if (signedUpload && pdf.canSaveIncrementally() !== null) throw lostSignature();
	const prepared = addSignatureField(pdf, {
		text: options.text,
		cmsSizeBytes: cmsSizeBytes(identity) + tokenRoomBytes(tsaUrl),
		kind: signedUpload ? "approval" : "certification",
		marks: options.marks,
	});
	const bytes = await pdf.save({ incremental: pdf.canSaveIncrementally() === null, subsetFonts: true });
	if (signedUpload) {
		restoreStart(bytes, signedUpload);
		if (Buffer.compare(bytes.subarray(0, signedUpload.length), signedUpload) !== 0) throw lostSignature();
	}
	const hash = createHash("sha256");
	for (const part of fillByteRange(bytes, prepared)) hash.update(part);
	const cms = buildCms(identity, hash.digest());
	if (tsaUrl !== null) {
		try {
			const token = await requestTimestamp(tsaUrl, cms.signatureValue);
			tokenSizes.set(tsaUrl, Math.max(tokenSizes.get(tsaUrl) ?? 0, token.length));
			fillContents(bytes, prepared, cms.toDer(token));
			return await extend(bytes, identity, token);
		} catch (error) {
			fillContents(bytes, prepared, cms.toDer(null));
			return { bytes, level: "B-B", levelNote: messageOf(error) };
		}
	}
	fillContents(bytes, prepared, cms.toDer(null));
	return { bytes, level: "B-B", levelNote: null };
}
