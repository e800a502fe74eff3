import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { listGround, type PageGround } from "#lib/db/stores/documents/page-ground.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import type { Bounds, PageGeometry } from "#lib/fields/field-types.ts";
import {
	DOCUMENT_ID_BASELINE_PX,
	DOCUMENT_ID_COLOR,
	DOCUMENT_ID_SIZE_PX,
	type PrintedDocumentId,
	placeDocumentId,
} from "#lib/fields/places/document-id-place.ts";
import { certificateTexts } from "#lib/i18n/certificate/certificate-texts.ts";
import { format } from "#lib/i18n/message.ts";
import type { Requester } from "#lib/pdf/tasks.ts";
import { printedFields } from "../rendering/printed-fields.ts";
import type { Viewable } from "../viewing/viewable.ts";
import { LIGHT_BOX, needsLightBox, onGround } from "./light-boxes.ts";
import { ensurePageImage } from "./page-image.ts";

type WholeFile = WholeDocument["files"][number];

/** What lies beneath a page (1-based in its file); undefined for one that was never drawn. */
type GroundOf = (file: Pick<WholeFile, "workingSha256">, page: number) => PageGround | undefined;

/** Whether pages show the ID: a file that was signed before is never drawn on. */
function showsDocumentId({ settings, files }: Pick<WholeDocument, "settings" | "files">): boolean {
	return !settings.hideDocumentId && files.every((file) => !file.isSigned);
}

export async function findGround({ accountId, files }: WholeDocument): Promise<GroundOf> {
	const found = await listGround(accountId, [...new Set(files.map(({ workingSha256 }) => workingSha256))]);
	const byPage = new Map(found.map((ground) => [`${ground.workingSha256}/${ground.page}`, ground]));
	return ({ workingSha256 }, page) => byPage.get(`${workingSha256}/${page}`);
}

/** What sealing prints on each file’s pages, by id of the file; pages that were never drawn have none. */
export function printedDocumentIds(
	document: WholeDocument,
	groundOf: GroundOf,
): ReadonlyMap<string, PrintedDocumentId> {
	if (!showsDocumentId(document)) return new Map();
	const byPage = Map.groupBy(document.fields, ({ page }) => page);
	const text = lineOf(document);
	return new Map(
		document.files.map((file) => {
			const places = file.pages.map((page, index) => {
				const fields = byPage.get(file.firstPage + index) ?? [];
				return placeDocumentId(page, groundOf(file, index + 1)?.free ?? 0, boundsOf(fields));
			});
			return [file.id, { text, places }];
		}),
	);
}

/**
 * What sealing adds to a page besides the values of fields, as an SVG of the page’s size: the document’s ID, and light
 * boxes under fields on dark ground. Opening draws the page if it has not been drawn, and throws as opening
 * its picture does.
 *
 * @param page 1-based, across files
 * @throws AppError NotFound
 */
export function viewPageOverlay(document: WholeDocument, page: number, requester: Requester): Viewable {
	const file = document.files.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);
	const geometry = file?.pages[page - file.firstPage];
	if (!file || !geometry)
		throw new AppError("NotFound", "This document doesn’t have this page.", { caseCode: "PageNotFound" });
	const filePage = page - file.firstPage + 1;
	const fields = boundsOf(document.fields.filter((field) => field.page === page));
	const dark = printedFields(document, () => true).filter(
		(field) => field.page === page && needsLightBox(field.definition),
	);
	const line = showsDocumentId(document) ? lineOf(document) : null;
	const known = JSON.stringify([file.workingSha256, filePage, geometry, fields, boundsOf(dark), line]);
	return {
		mediaType: "image/svg+xml",
		tag: createHash("sha256").update(known).digest("base64url"),
		open: async () => {
			await ensurePageImage({ ...file, accountId: document.accountId }, filePage, { otherWidthPx: null, requester });
			const [ground] = await listGround(document.accountId, [file.workingSha256], filePage);
			const boxes = dark.map((field) => onGround(field, geometry, ground)).filter(hasLightBox);
			const place = placeDocumentId(geometry, ground?.free ?? 0, fields);
			const svg = svgOf(geometry, [...boundsOf(boxes).map(boxSvg), line && place ? lineSvg(place, line) : ""]);
			return { stream: Readable.from([svg]), sizeBytes: Buffer.byteLength(svg) };
		},
	};
}

/** In the language of the certificate of completion. */
function lineOf({ id, signingSlots }: WholeDocument): string {
	const { documentIdLine } = certificateTexts(signingSlots[0]?.locale ?? "EN");
	return format(documentIdLine, { id });
}

function boundsOf(fields: WholeDocument["fields"]): Bounds[] {
	return fields.map(({ definition }) => definition.bounds);
}

function hasLightBox({ definition }: WholeDocument["fields"][number]): boolean {
	return definition.backgroundColor === LIGHT_BOX;
}

function svgOf({ widthPx, heightPx }: PageGeometry, parts: string[]): string {
	const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" preserveAspectRatio="none">`;
	return `${open}${parts.join("")}</svg>`;
}

function boxSvg({ x, y, width, height }: Bounds): string {
	return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${LIGHT_BOX}"/>`;
}

function lineSvg({ bounds, align }: NonNullable<ReturnType<typeof placeDocumentId>>, line: string): string {
	const { x, y, width, height } = bounds;
	const [at, anchor] = align === "Left" ? [x, "start"] : [x + width, "end"];
	const font = `font-family="Arimo, Arial, Helvetica, sans-serif" font-size="${DOCUMENT_ID_SIZE_PX}"`;
	const where = `x="${at}" y="${y + height - DOCUMENT_ID_BASELINE_PX}" text-anchor="${anchor}"`;
	return `<text ${where} ${font} fill="${DOCUMENT_ID_COLOR}">${line}</text>`;
}
