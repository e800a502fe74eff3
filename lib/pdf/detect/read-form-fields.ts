import { toDisplayedBounds } from "#lib/fields/geometry.ts";
import type { PageGeometry } from "#lib/fields/types.ts";
import type { OpenDocument } from "#lib/pdf/read/open-document.ts";
import type { Pdfium } from "#lib/pdf/read/pdfium.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";
import { Scratch } from "./scratch.ts";

/** Kinds of form fields (fpdf_formfill.h), and how each is offered. */
const TYPES: Readonly<Record<number, FoundField["type"]>> = {
	2: "CheckBox",
	3: "RadioButton",
	4: "Dropdown",
	5: "Dropdown",
	6: "TextBox",
	7: "Signature",
};
/** Field flags (PDF 2.0, tables 227 and 228) and annotation flags (table 167). */
const [READ_ONLY, REQUIRED] = [1, 2];
const HIDDEN = 2 | 32;
const WIDGET = 20;
/** What no reader shows, and no form has. */
const SMALLEST_PX = 4;
const MAX_FIELDS = 2_000;
const MAX_OPTIONS = 500;
const MAX_TEXT_BYTES = 20_000;

/** A form field and which annotation of its page it is. */
export type FormField = FoundField & { index: number };

/**
 * The form fields of a file that somebody could fill in: shown, not read-only, no mere buttons, not signed.
 *
 * @param pages as displayed, in their order
 */
export function readFormFields(pdfium: Pdfium, document: OpenDocument, pages: readonly PageGeometry[]): FormField[] {
	const { api } = pdfium;
	if (api.FPDF_GetFormType(document.handle) === 0) return [];
	const info = api.PDFiumExt_OpenFormFillInfo();
	const form = api.PDFiumExt_InitFormFillEnvironment(document.handle, info);
	const reader = new FormReader(pdfium, form);
	try {
		const fields: FormField[] = [];
		for (const [index, geometry] of pages.entries()) {
			if (fields.length >= MAX_FIELDS) break;
			const page = api.FPDF_LoadPage(document.handle, index);
			if (page === 0) continue;
			// What is ticked is known of pages that are opened for filling in.
			api.FORM_OnAfterLoadPage(page, form);
			fields.push(...reader.fieldsOn(page, index + 1, geometry));
			api.FORM_OnBeforeClosePage(page, form);
			api.FPDF_ClosePage(page);
		}
		return fields.slice(0, MAX_FIELDS);
	} finally {
		reader.close();
		api.PDFiumExt_ExitFormFillEnvironment(form);
		api.PDFiumExt_CloseFormFillInfo(info);
	}
}

class FormReader {
	readonly #pdfium: Pdfium;
	readonly #form: number;
	readonly #scratch: Scratch;

	constructor(pdfium: Pdfium, form: number) {
		this.#pdfium = pdfium;
		this.#form = form;
		this.#scratch = new Scratch(pdfium);
	}

	close(): void {
		this.#scratch.free();
	}

	fieldsOn(page: number, number: number, geometry: PageGeometry): FormField[] {
		const { api } = this.#pdfium;
		const count = Math.min(api.FPDFPage_GetAnnotCount(page), MAX_FIELDS);
		return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
			const annotation = api.FPDFPage_GetAnnot(page, index);
			if (annotation === 0) return [];
			try {
				const field = this.#read(annotation, geometry);
				return field ? [{ ...field, key: `form/${number}/${index}`, page: number, index }] : [];
			} finally {
				api.FPDFPage_CloseAnnot(annotation);
			}
		});
	}

	#read(annotation: number, geometry: PageGeometry): Omit<FormField, "key" | "page" | "index"> | null {
		const { api } = this.#pdfium;
		const type = TYPES[api.FPDFAnnot_GetFormFieldType(this.#form, annotation)];
		const isShown = (api.FPDFAnnot_GetFlags(annotation) & HIDDEN) === 0;
		if (api.FPDFAnnot_GetSubtype(annotation) !== WIDGET || !type || !isShown) return null;
		const flags = api.FPDFAnnot_GetFormFieldFlags(this.#form, annotation);
		const bounds = this.#boundsOf(annotation, geometry);
		const isSigned = type === "Signature" && api.FPDFAnnot_HasKey(annotation, "V");
		if ((flags & READ_ONLY) !== 0 || isSigned || !bounds) return null;
		const name = this.#text((buffer, size) => api.FPDFAnnot_GetFormFieldName(this.#form, annotation, buffer, size));
		const hint = this.#text((buffer, size) =>
			api.FPDFAnnot_GetFormFieldAlternateName(this.#form, annotation, buffer, size),
		);
		const isButton = type === "CheckBox" || type === "RadioButton";
		const choice = isButton
			? this.#text((buffer, size) => api.FPDFAnnot_GetFormFieldExportValue(this.#form, annotation, buffer, size))
			: "";
		return {
			source: "form",
			type,
			bounds,
			name,
			label: hint || (type === "RadioButton" ? choice : name),
			groupName: type === "RadioButton" ? name || "Choice" : null,
			isRequired: (flags & REQUIRED) !== 0,
			value: this.#valueOf(annotation, isButton),
			options: type === "Dropdown" ? this.#optionsOf(annotation) : [],
			characterLimit: type === "TextBox" ? this.#limitOf(annotation) : null,
			confidence: 1,
		};
	}

	#boundsOf(annotation: number, geometry: PageGeometry): FoundField["bounds"] | null {
		if (!this.#pdfium.api.FPDFAnnot_GetRect(annotation, this.#scratch.address)) return null;
		// FS_RECTF: left, top, right, bottom.
		const rect = [0, 3, 2, 1].map((word) => this.#scratch.float(word));
		const { x, y, width, height } = toDisplayedBounds(geometry, rect);
		const [left, top] = [Math.max(0, x), Math.max(0, y)];
		const [right, bottom] = [Math.min(geometry.widthPx, x + width), Math.min(geometry.heightPx, y + height)];
		if (!(right - left >= SMALLEST_PX && bottom - top >= SMALLEST_PX)) return null;
		return { x: left, y: top, width: right - left, height: bottom - top };
	}

	#valueOf(annotation: number, isButton: boolean): string | null {
		const { api } = this.#pdfium;
		if (isButton) return api.FPDFAnnot_IsChecked(this.#form, annotation) ? "on" : null;
		return this.#text((buffer, size) => api.FPDFAnnot_GetFormFieldValue(this.#form, annotation, buffer, size)) || null;
	}

	#optionsOf(annotation: number): string[] {
		const { api } = this.#pdfium;
		const count = Math.min(api.FPDFAnnot_GetOptionCount(this.#form, annotation), MAX_OPTIONS);
		const all = Array.from({ length: Math.max(0, count) }, (_, index) =>
			this.#text((buffer, size) => api.FPDFAnnot_GetOptionLabel(this.#form, annotation, index, buffer, size)).trim(),
		);
		return [...new Set(all)].filter((option) => option !== "");
	}

	#limitOf(annotation: number): number | null {
		if (!this.#pdfium.api.FPDFAnnot_GetNumberValue(annotation, "MaxLen", this.#scratch.address)) return null;
		const limit = Math.floor(this.#scratch.float(0));
		return limit > 0 && limit < 1_000_000 ? limit : null;
	}

	/** UTF-16 with a zero at its end; asked once for its length in bytes. */
	#text(ask: (buffer: number, size: number) => number): string {
		const size = ask(0, 0);
		if (size <= 2) return "";
		if (size > MAX_TEXT_BYTES) return "";
		const buffer = this.#pdfium.malloc(size);
		try {
			ask(buffer, size);
			const bytes = this.#pdfium.heap().slice(buffer, buffer + size - 2);
			return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf16le").trim();
		} finally {
			this.#pdfium.free(buffer);
		}
	}
}
