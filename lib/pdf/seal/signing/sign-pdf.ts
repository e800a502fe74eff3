import { createHash } from "node:crypto";
import type { PDF } from "@libpdf/core";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import { type PdfRefusalError, pdfRefusal } from "#lib/pdf/refusal.ts";
import { restoreStart } from "../verifying/linearization.ts";
import { addValidationData } from "./add-validation-data.ts";
import { buildCms, cmsSizeBytes } from "./build-cms.ts";
import { gatherValidationData, type SealSigner } from "./gather-validation-data.ts";
import { incrementalUpdate } from "./incremental-update.ts";
import { isSelfSigned, type SigningIdentity } from "./load-p12.ts";
import { requestTimestamp } from "./request-timestamp.ts";
import {
	addSignatureField,
	fillByteRange,
	fillContents,
	type SavedFile,
	type SignatureText,
} from "./signature-field.ts";

/** Room for the first token of a TSA, with its chain; real ones take 3 to 7 KB. */
const FIRST_TOKEN_ROOM_BYTES = 12_288;
/** What a TSA's later tokens may be longer than its longest so far. */
const TOKEN_MARGIN_BYTES = 2_048;
/** Longest token seen, by TSA. Room takes twice its bytes in every file, so it is worth knowing. */
const tokenSizes = new Map<string, number>();

/** Room for a token of a TSA, in bytes. */
export function tokenRoomBytes(tsaUrl: string): number {
	const known = tokenSizes.get(tsaUrl);
	return known === undefined ? FIRST_TOKEN_ROOM_BYTES : known + TOKEN_MARGIN_BYTES;
}

/**
 * Asks a TSA for a token over `data` of at most `roomBytes` bytes; the next one has room for one that is longer.
 *
 * @throws PdfRefusalError Conflict with the sentence `noTimestamp`
 */
export async function timestampOver(tsaUrl: string, data: Uint8Array, roomBytes: number): Promise<Uint8Array> {
	try {
		const token = await requestTimestamp(tsaUrl, data);
		tokenSizes.set(tsaUrl, Math.max(tokenSizes.get(tsaUrl) ?? 0, token.length));
		if (token.length > roomBytes) throw new Error(`its token is larger than ${roomBytes} bytes`);
		return token;
	} catch (error) {
		throw pdfRefusal("Conflict", said("noTimestamp", { detail: detailOf(error) }));
	}
}

export type SignOptions = {
	identity: SigningIdentity;
	text: SignatureText;
	tsaUrl: string | null;
	/** The bytes that the document was read from; null when it was made here. */
	original: Uint8Array | null;
	/**
	 * certification: the seal certifies the document (DocMDP, P=1). approval: for an upload that was signed before;
	 * every byte of it stays.
	 */
	kind: "certification" | "approval";
	/** Private entries of the signature dictionary. */
	marks: Record<string, string>;
};

export type SignedPdf = {
	/** The file, in pieces that need not be joined to be written. */
	parts: Uint8Array[];
	/** Of the whole file, lower-case hex. */
	sha256: string;
	level: "B-B" | "B-T" | "B-LT";
	/** Why a wanted higher level was not reached. */
	levelNote: Said | null;
};

/** What a server or a library said, as the end of a sentence. */
function detailOf(error: unknown): string {
	return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}

function lostSignature(): PdfRefusalError {
	return pdfRefusal("Conflict", said("sealEarlierLost"));
}

/** Adds what a reader needs to check the signature after the certificates have expired (PAdES B-LT). */
export async function extend(signed: SignedPdf, signer: SealSigner, token: Uint8Array): Promise<SignedPdf> {
	// A self-made certificate has no issuer that could revoke it: B-T is all there is.
	if (isSelfSigned(signer.certificate)) return { ...signed, level: "B-T" };
	try {
		const data = await gatherValidationData(signer, token);
		const bytes = await addValidationData(Buffer.concat(signed.parts), data);
		const sha256 = createHash("sha256").update(bytes).digest("hex");
		return { parts: [bytes], sha256, level: "B-LT", levelNote: null };
	} catch (error) {
		return { ...signed, level: "B-T", levelNote: said("noValidationData", { detail: detailOf(error) }) };
	}
}

/** Saves what was changed, behind the original's bytes where there is one. @throws PdfRefusalError Conflict */
export async function save(pdf: PDF, { original, kind }: Pick<SignOptions, "original" | "kind">): Promise<SavedFile> {
	const update = original && incrementalUpdate(pdf, original);
	if (original && update) return { original, update };
	const bytes = await pdf.save({ incremental: pdf.canSaveIncrementally() === null, subsetFonts: true });
	if (original && kind === "approval") {
		restoreStart(bytes, original);
		if (Buffer.compare(bytes.subarray(0, original.length), original) !== 0) throw lostSignature();
	}
	return { original: new Uint8Array(0), update: bytes };
}

/**
 * Signs as PAdES: one save with room for the signature, digest, CMS, timestamp; so the file is
 * written and never parsed again. Saves incrementally where the file allows it. The level is the one
 * reached: missing revocation data leaves B-T, with the reason as `levelNote`.
 * Throws PdfRefusalError Conflict when an earlier signature would be lost, and when the TSA gives no timestamp.
 */
export async function signPdf(pdf: PDF, options: SignOptions): Promise<SignedPdf> {
	const { identity, tsaUrl, kind } = options;
	if (kind === "approval" && pdf.canSaveIncrementally() !== null) throw lostSignature();
	const tokenBytes = tsaUrl === null ? 0 : tokenRoomBytes(tsaUrl);
	const prepared = addSignatureField(pdf, {
		text: options.text,
		cmsSizeBytes: cmsSizeBytes(identity, tokenBytes),
		kind,
		marks: options.marks,
	});
	const file = await save(pdf, options);
	const { before, after } = fillByteRange(file, prepared);
	const hash = createHash("sha256");
	for (const part of before) hash.update(part);
	// What stands before the signature is hashed once for the signature and for the file.
	const ofFile = hash.copy();
	const cms = await buildCms(identity, hash.update(after).digest());
	const finish = (token: Uint8Array | null): SignedPdf => {
		const contents = fillContents(file, prepared, cms.toDer(token));
		const sha256 = ofFile.copy().update(contents).update(after).digest("hex");
		return { parts: [file.original, file.update], sha256, level: "B-B", levelNote: null };
	};
	if (tsaUrl === null) return finish(null);
	const token = await timestampOver(tsaUrl, cms.signatureValue, tokenBytes);
	return extend(finish(token), identity, token);
}
