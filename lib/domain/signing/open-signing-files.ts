import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { findSigningFile, findSigningPageFile, type SigningFile } from "#lib/db/stores/signing/signing-files.ts";
import { recordReading } from "#lib/domain/audit/record-reading.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { openDocumentDownload, recordedDownload } from "#lib/domain/documents/downloading/download.ts";
import { objectKeyOf } from "#lib/domain/documents/own-fields.ts";
import { viewPageImage } from "#lib/domain/documents/pages/page-image.ts";
import { viewPageOverlay } from "#lib/domain/documents/pages/page-overlay.ts";
import { viewPageText } from "#lib/domain/documents/pages/page-text.ts";
import { type Viewable, viewObject } from "#lib/domain/documents/viewing/viewable.ts";
import { type Download, openObject } from "#lib/domain/files/open-object.ts";
import { AppError } from "#lib/errors/app-error.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { fileOf } from "#lib/fields/values/stored-values.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { markViewed } from "./mark-viewed.ts";
import { downloadKind, signingState } from "./rules.ts";

/** Pictures of ours are shown in the page; what people attach is only ever saved. */
const SHOWN_TYPES = ["image/png", "image/jpeg"];

const MARK_PICTURE = { fileName: "mark.png", mediaType: "image/png" };

/**
 * A page's image. Who waits for others or is done does not read pages here; the download is for them.
 *
 * @throws AppError NotFound, LinkUnusable
 */
export const viewSigningPageImage = defineVerb(
	{ permission: "signing.read" },
	async (context: SignerContext, page: number, askedWidthPx: number | null): Promise<Viewable> => {
		const file = requireReadable(context, await findSigningPageFile(context.principal, asCount(page)));
		if (!file) throw new AppError("NotFound", "This document doesn’t have this page.", { caseCode: "PageNotFound" });
		const shown = { accountId: context.principal.accountId, ...file };
		return viewPageImage(shown, page - file.firstPage + 1, { askedWidthPx, requester: "link" });
	},
);

/**
 * What sealing adds to a page (1-based, across files) besides its fields’ values, as SVG.
 *
 * @throws AppError NotFound, LinkUnusable
 */
export const viewSigningPageOverlay = defineVerb(
	{ permission: "signing.read" },
	async (context: SignerContext, page: number): Promise<Viewable> =>
		viewPageOverlay((await requireReader(context)).document, asCount(page), "link"),
);

/**
 * A part of the text of a file's pages, see lib/contract/page-text.ts.
 *
 * @throws AppError NotFound, LinkUnusable
 */
export const viewSigningText = defineVerb(
	{ permission: "signing.read" },
	async (context: SignerContext, fileIndex: number, part: number): Promise<Viewable> => {
		const file = requireReadable(context, await findSigningFile(context.principal, asCount(fileIndex)));
		if (!file) throw new AppError("NotFound", "This document doesn’t have this file.", { caseCode: "FileNotFound" });
		return viewPageText({ accountId: context.principal.accountId, ...file }, asCount(part), "link");
	},
);

/**
 * A page's PDF file, for zooming in and selecting text.
 *
 * @throws AppError NotFound, LinkUnusable
 */
export const viewSigningSource = defineVerb(
	{ permission: "signing.read" },
	async (context: SignerContext, fileIndex: number): Promise<Viewable> => {
		const file = requireReadable(context, await findSigningFile(context.principal, asCount(fileIndex)));
		if (!file) throw new AppError("NotFound", "This document doesn’t have this file.", { caseCode: "FileNotFound" });
		return viewObject(context.principal.accountId, file.workingKey, "application/pdf");
	},
);

/**
 * The picture or attachment in a field: the signer's own, or of somebody who has finished.
 *
 * @throws AppError NotFound, LinkUnusable
 */
export const findFieldFile = defineVerb(
	{ permission: "signing.read" },
	async (
		context: SignerContext,
		fieldId: string,
	): Promise<{ picture: Viewable | null; download: () => Promise<Download> }> => {
		const { document, signer } = await requireReader(context);
		const finished = new Set(document.signingSlots.filter((one) => one.status === "Completed").map((one) => one.id));
		const isOwn = (one: { signerId: string }) => one.signerId === signer.id;
		const same = document.fields.filter((one) => one.fieldId === fieldId);
		const field = same.find(isOwn) ?? same.find((one) => finished.has(one.signerId));
		const key = field ? objectKeyOf(field.type as FieldType, field.value) : null;
		if (!field || !key) throw new AppError("NotFound", "This field has no file.", { caseCode: "FileNotFound" });
		const file = fileOf(field.type as FieldType, field.value);
		const about = file ? { fileName: file.name, mediaType: file.mediaType } : MARK_PICTURE;
		const isPicture = field.type !== "Attachment" && SHOWN_TYPES.includes(about.mediaType);
		return {
			picture: isPicture ? viewObject(document.accountId, key, about.mediaType) : null,
			download: () => openObject(document.accountId, key, about),
		};
	},
);

/**
 * The signer's own adopted mark, when it was uploaded.
 *
 * @throws AppError NotFound, LinkUnusable
 */
export const viewOwnMark = defineVerb(
	{ permission: "signing.read" },
	async (context: SignerContext, purpose: "signature" | "initials"): Promise<Viewable> => {
		const { signer } = await requireReader(context);
		const mark = signer[purpose];
		if (mark?.kind !== "image") throw new AppError("NotFound", "Image not found.", { caseCode: "ImageNotFound" });
		return viewObject(context.principal.accountId, mark.key, MARK_PICTURE.mediaType);
	},
);

/**
 * The document for keeping: the values so far while it is open, the sealed file for 30 days after. Whose turn
 * has not come gets nothing.
 *
 * @throws AppError NotFound when it is over, LinkUnusable
 */
export const openSigningDownload = defineVerb(
	{ permission: "signing.read" },
	async (context: SignerContext): Promise<Download> => {
		// What is saved on a host's device stays there.
		if (context.principal.isHosted) throw new AppError("LinkUnusable");
		const reading = await requireDocument(context);
		const { document } = reading;
		const kind = downloadKind(reading, context.now());
		if (!kind && signingState(reading, context.now()) === "waiting") throw new AppError("LinkUnusable");
		if (!kind)
			throw new AppError("NotFound", "This document can no longer be downloaded here. Ask the sender for a copy.", {
				caseCode: "DownloadUnavailable",
			});
		const event = { type: "DocumentDownloaded", data: { what: kind === "sealed" ? "sealed" : "preview" } } as const;
		const download = await openDocumentDownload(document, "link");
		return recordedDownload(download, async () => {
			// Without scripts this is the first that is heard of someone who reads it.
			if (signingState(reading, context.now()) === "open") await markViewed(context);
			await recordReading(context, document, event);
		});
	},
);

type Reading = { document: WholeDocument; signer: WholeDocument["signers"][number] };

async function requireDocument(context: SignerContext): Promise<Reading> {
	const { accountId, documentId, signerId } = context.principal;
	const document = await findWholeDocumentInScope({ accountId }, documentId);
	const signer = document?.signers.find((one) => one.id === signerId);
	if (!document || !signer) throw new AppError("LinkUnusable");
	return { document, signer };
}

/** A number out of an address as the database takes it; what cannot count pages or files finds none. */
function asCount(value: number): number {
	return Number.isInteger(value) && value < 100_000 ? Math.max(value, -1) : -1;
}

/** @throws AppError LinkUnusable when the signer may not read the document now */
function requireReadable(context: SignerContext, found: SigningFile | null): SigningFile["file"] {
	if (!found || signingState(found, context.now()) !== "open") throw new AppError("LinkUnusable");
	return found.file;
}

async function requireReader(context: SignerContext): Promise<Reading> {
	const reading = await requireDocument(context);
	if (signingState(reading, context.now()) !== "open") throw new AppError("LinkUnusable");
	return reading;
}
