import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import { recipientZone } from "#lib/domain/brands/document-zone.ts";
import { signatureFrame } from "#lib/domain/brands/signature-frame.ts";
import { accountFormats } from "#lib/fields/values/account-formats.ts";
import { displayText } from "#lib/fields/values/format.ts";
import { fileOf, markOf } from "#lib/fields/values/stored-values.ts";
import type { SealField, SealFile } from "#lib/pdf/tasks.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import { onGround } from "../pages/light-boxes.ts";
import { findGround, printedDocumentIds } from "../pages/page-overlay.ts";
import { printedFields } from "./printed-fields.ts";

/** Files as paths for a PDF child; `release` gives back what object storage lent. */
type OpenSealFiles = {
	files: SealFile[];
	/** Pictures that signers adopted as their signature, by signer id. */
	markPaths: Map<string, string>;
	release: () => Promise<void>;
};

type StoredField = WholeDocument["fields"][number];
type Opened = { path: string; release: () => Promise<void> };

/**
 * A document's working files with every value at its place.
 *
 * @param showsSigner which signers' values appear: all when sealing, those who finished in a preview; what
 * the sender wrote always does, for it belongs to what is signed
 */
export async function openSealFiles(
	document: WholeDocument,
	showsSigner: (signerId: string) => boolean,
): Promise<OpenSealFiles> {
	const opened: Opened[] = [];
	const open = async (key: string): Promise<string> => {
		if (!isObjectOf(document.accountId, key)) throw new Error("A value refers to a file of another account.");
		const local = await storage().localPath(key);
		opened.push(local);
		return local.path;
	};
	const release = async () => {
		await Promise.all(opened.map((local) => local.release()));
	};
	try {
		const printed = printedFields(document, showsSigner);
		const groundOf = await findGround(document);
		const ids = printedDocumentIds(document, groundOf);
		const files: SealFile[] = [];
		for (const file of document.files) {
			const lastPage = file.firstPage + file.pageCount - 1;
			const own = printed.filter((field) => field.page >= file.firstPage && field.page <= lastPage);
			const fields: SealField[] = [];
			for (const field of own) {
				const index = field.page - file.firstPage;
				const printedField = onGround(field, file.pages[index], groundOf(file, index + 1));
				fields.push(await toSealField(document, printedField, file.firstPage, open));
			}
			const documentId = ids.get(file.id);
			files.push({
				sourcePath: await open(file.workingKey),
				name: file.name,
				isSigned: file.isSigned,
				pages: file.pages,
				fields,
				...(documentId ? { documentId } : {}),
			});
		}
		const markPaths = new Map<string, string>();
		for (const { id, signature } of document.signingSlots) {
			const mark = signature;
			if (mark?.kind === "image" && showsSigner(id)) markPaths.set(id, await open(mark.key));
		}
		return { files, markPaths, release };
	} catch (error) {
		await release();
		throw error;
	}
}

async function toSealField(
	document: WholeDocument,
	field: StoredField,
	firstPage: number,
	open: (key: string) => Promise<string>,
): Promise<SealField> {
	const definition = field.definition;
	const signer = document.signingSlots.find((one) => one.id === field.signerId);
	const withValue = { ...definition, value: field.value };
	const mark = markOf(definition.type, field.value);
	const file = fileOf(definition.type, field.value);
	const { combineAttachments } = readBrandCopy(document).settings;
	// An attachment that is not combined stays a file of its own; its name stands on the page.
	const isApart = definition.type === "Attachment" && !combineAttachments;
	const key = isApart ? null : (file?.key ?? (mark?.kind === "image" ? mark.key : null));
	const frame = definition.type === "Signature" && mark && signer ? signatureFrame(document, signer) : null;
	return {
		...withValue,
		...(frame ? { frame } : {}),
		filePage: field.page - firstPage + 1,
		mark,
		valuePath: key ? await open(key) : null,
		valueName: file?.name ?? null,
		valueMediaType: file?.mediaType ?? null,
		text: displayText(withValue, {
			locale: signer?.locale ?? "EN",
			timeZone: recipientZone(document, signer ?? null),
			account: accountFormats(document.account),
		}),
	};
}
