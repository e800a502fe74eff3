import { readFile } from "node:fs/promises";
import type { PDF, PDFPage, PdfRef } from "@libpdf/core";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { toUserSpace } from "#lib/fields/places/geometry.ts";
import type { SealField, SealFile } from "#lib/pdf/tasks.ts";
import { associateFile, attachFile } from "./attach-file.ts";
import { Canvas } from "./canvas.ts";
import { documentIdForms } from "./document-id-form.ts";
import { drawField } from "./draw-field.ts";
import { addLink } from "./link-annotation.ts";
import { paintOnPage } from "./page-content.ts";
import { preparePages } from "./prepare-pages.ts";
import { addValueWidget } from "./value-widget.ts";

/**
 * Stamps the values of a file where the displayed pages had their fields, and the document’s ID: into the page content, or,
 * when the file was signed before, the values alone as read-only form fields, so that the earlier signature stays valid.
 *
 * @throws RangeError when a field is on a page that the file has not
 * @throws Error when the file of a picture is none
 */
export async function stampFields(pdf: PDF, file: SealFile): Promise<void> {
	if (!file.isSigned) preparePages(pdf);
	const byPage = Map.groupBy(file.fields, (field) => field.filePage);
	const ids =
		file.isSigned || !file.documentId ? new Map<number, PdfRef>() : documentIdForms(pdf, file.documentId, file.pages);
	for (const number of new Set([...byPage.keys(), ...ids.keys()])) {
		const page = pdf.getPage(number - 1);
		const geometry = file.pages[number - 1];
		if (!page || !geometry) throw new RangeError(`${file.name} has no page ${number}`);
		const fields = byPage.get(number) ?? [];
		if (file.isSigned) await stampAsWidgets(pdf, page, geometry, fields);
		else await stampAsContent(pdf, page, { geometry, fields, id: ids.get(number) });
		for (const field of fields) {
			if (field.type === "Attachment" && field.valuePath) await attach(pdf, file, field, field.valuePath);
			// On a signed upload the form field itself is the link: a certification that allows filling in
			// allows no further annotation.
			if (field.type !== "Hyperlink" || !field.value || file.isSigned) continue;
			addLink(pdf, page, toUserSpace(geometry, field.bounds).rect, field.value);
		}
	}
}

type PageContent = { geometry: PageGeometry; fields: SealField[]; id: PdfRef | undefined };

async function stampAsContent(pdf: PDF, page: PDFPage, { geometry, fields, id }: PageContent): Promise<void> {
	const canvas = new Canvas(pdf);
	for (const field of fields) {
		canvas.add("q").transform(toUserSpace(geometry, field.bounds).matrix);
		await drawField(canvas, field, geometry);
		canvas.add("Q");
	}
	const forms = [...(id ? [id] : []), ...(canvas.isEmpty ? [] : [canvas.toForm(geometry.box)])];
	if (forms.length > 0) paintOnPage(pdf, page, ...forms);
}

async function stampAsWidgets(pdf: PDF, page: PDFPage, geometry: PageGeometry, fields: SealField[]): Promise<void> {
	for (const field of fields) {
		const canvas = new Canvas(pdf);
		const extent = await drawField(canvas, field, geometry);
		if (canvas.isEmpty) continue;
		addValueWidget(pdf, page, { field, canvas, extent, matrix: toUserSpace(geometry, field.bounds).matrix });
	}
}

async function attach(pdf: PDF, file: SealFile, field: SealField, path: string): Promise<void> {
	const specification = attachFile(pdf, {
		name: field.valueName ?? "attachment",
		mediaType: field.valueMediaType ?? "application/octet-stream",
		bytes: await readFile(path),
		description: field.label || field.name || field.id,
	});
	// To an earlier signature the attachment is a comment, but this would be a change of the document.
	if (!file.isSigned) associateFile(pdf, specification);
}
