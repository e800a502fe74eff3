import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { listFreeCorners } from "#lib/db/stores/page-corners.ts";
import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import {
	DOCUMENT_ID_BASELINE_PX,
	DOCUMENT_ID_COLOR,
	DOCUMENT_ID_SIZE_PX,
	type DocumentIdPlace,
	type PrintedDocumentId,
	placeDocumentId,
} from "#lib/fields/document-id-place.ts";
import { certificateTexts } from "#lib/i18n/certificate/certificate-texts.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { Requester } from "#lib/pdf/tasks.ts";
import type { Viewable } from "../viewing/viewable.ts";
import { ensurePageImage } from "./page-image.ts";

type WholeFile = WholeDocument["files"][number];

/** Whether pages show the ID: a file that was signed before is never drawn on. */
export function showsDocumentId({ settings, files }: Pick<WholeDocument, "settings" | "files">): boolean {
	return !settings.hideDocumentId && files.every((file) => !file.isSigned);
}

/** What sealing prints on each file’s pages, by id of the file; pages that were never drawn have none. */
export async function printedDocumentIds(document: WholeDocument): Promise<ReadonlyMap<string, PrintedDocumentId>> {
	if (!showsDocumentId(document)) return new Map();
	const hashes = [...new Set(document.files.map(({ workingSha256 }) => workingSha256))];
	const found = await listFreeCorners(document.accountId, hashes);
	const free = new Map(found.map(({ workingSha256, page, free }) => [`${workingSha256}/${page}`, free]));
	const byPage = Map.groupBy(document.fields, ({ page }) => page);
	const text = lineOf(document);
	return new Map(
		document.files.map((file) => {
			const places = file.pages.map((page, index) => {
				const fields = byPage.get(file.firstPage + index) ?? [];
				return placeDocumentId(page, free.get(`${file.workingSha256}/${index + 1}`) ?? 0, boundsOf(fields));
			});
			return [file.id, { text, places }];
		}),
	);
}

/**
 * The ID on a page as an SVG of the page’s size, empty where it is left out. Opening draws the page if it has
 * not been drawn, and throws as opening its picture does.
 *
 * @param page 1-based, across files
 * @throws AppError NotFound where no page shows it
 */
export function viewDocumentId(document: WholeDocument, page: number, requester: Requester): Viewable {
	const file = document.files.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);
	const geometry = file?.pages[page - file.firstPage];
	if (!file || !geometry || !showsDocumentId(document)) {
		throw new AppError("NotFound", "This page shows no document ID.");
	}
	const filePage = page - file.firstPage + 1;
	const fields = boundsOf(document.fields.filter((field) => field.page === page));
	const line = lineOf(document);
	const known = JSON.stringify([file.workingSha256, filePage, geometry, fields, line]);
	return {
		mediaType: "image/svg+xml",
		tag: createHash("sha256").update(known).digest("base64url"),
		open: async () => {
			await ensurePageImage({ ...file, accountId: document.accountId }, filePage, requester);
			const [found] = await listFreeCorners(document.accountId, [file.workingSha256], filePage);
			const svg = drawn(geometry, placeDocumentId(geometry, found?.free ?? 0, fields), line);
			return { stream: Readable.from([svg]), sizeBytes: Buffer.byteLength(svg) };
		},
	};
}

/** In the language of the certificate of completion. */
function lineOf({ id, signingSlots }: WholeDocument): string {
	const { documentIdLine } = certificateTexts(signingSlots[0]?.locale ?? "EN");
	return fill(documentIdLine, { id });
}

function boundsOf(fields: WholeDocument["fields"]) {
	return fields.map(({ definition }) => definition.bounds);
}

function drawn({ widthPx, heightPx }: WholeFile["pages"][number], place: DocumentIdPlace | null, line: string): string {
	const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" preserveAspectRatio="none">`;
	if (!place) return `${open}</svg>`;
	const { x, y, width, height } = place.bounds;
	const [at, anchor] = place.align === "Left" ? [x, "start"] : [x + width, "end"];
	const font = `font-family="Arimo, Arial, Helvetica, sans-serif" font-size="${DOCUMENT_ID_SIZE_PX}"`;
	const where = `x="${at}" y="${y + height - DOCUMENT_ID_BASELINE_PX}" text-anchor="${anchor}"`;
	return `${open}<text ${where} ${font} fill="${DOCUMENT_ID_COLOR}">${line}</text></svg>`;
}
