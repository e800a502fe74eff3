import type { PageGeometry } from "#lib/fields/field-types.ts";
import { toDisplayedBounds } from "#lib/fields/places/geometry.ts";
import type { OpenDocument } from "#lib/pdf/read/open-document.ts";
import type { Pdfium } from "#lib/pdf/read/pdfium.ts";
import { readUtf16 } from "#lib/pdf/read/read-utf16.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";
import { asksForEmail } from "./field-words.ts";
import { withParties } from "./find-parties.ts";
import { printedLabel, readableName } from "./label-form-field.ts";
import { toBox } from "./page-ink.ts";
import { toLines } from "./print-lines.ts";
import { readWords } from "./read-words.ts";
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
/** The same by `FT`, as a widget says it that belongs to no form. */
const TYPES_BY_NAME: Readonly<Record<string, FoundField["type"]>> = {
	Tx: "TextBox",
	Btn: "CheckBox",
	Ch: "Dropdown",
	Sig: "Signature",
};
/** Field flags (PDF 2.0, tables 227 and 228) and annotation flags (table 167). */
const [READ_ONLY, REQUIRED, RADIO, PUSH_BUTTON] = [1, 2, 1 << 15, 1 << 16];
const HIDDEN = 2 | 32;
const WIDGET = 20;
/** What no reader shows, and no form has. */
const SMALLEST_PX = 4;
const MAX_FIELDS = 2_000;
const MAX_OPTIONS = 500;

/** A form field and which annotation of its page it is. */
type FormField = FoundField & { index: number };

type Unlabelled = Omit<FormField, "key" | "page" | "index"> & {
	choice: string;
};

/** What a widget says of its field. */
type Facts = Pick<FoundField, "type" | "name" | "value" | "options" | "characterLimit"> & {
	flags: number;
	hint: string;
	/** The value of a radio button. */
	choice: string;
};

/**
 * The form fields of a file that somebody could fill in: shown, not read-only, no mere buttons, not signed.
 *
 * @param pages as displayed, in their order
 */
export function readFormFields(pdfium: Pdfium, document: OpenDocument, pages: readonly PageGeometry[]): FormField[] {
	const { api } = pdfium;
	const info = api.PDFiumExt_OpenFormFillInfo();
	const form = api.PDFiumExt_InitFormFillEnvironment(document.handle, info);
	const reader = new FormReader(pdfium, form, api.FPDF_GetFormType(document.handle) !== 0);
	try {
		const fields: FormField[] = [];
		for (const [index, geometry] of pages.entries()) {
			if (fields.length >= MAX_FIELDS) break;
			// Loading a page reads all of its content.
			if (api.EPDFPage_GetAnnotCountRaw(document.handle, index) === 0) continue;
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

type Ask = (form: number, annotation: number, buffer: number, size: number) => number;

class FormReader {
	readonly #pdfium: Pdfium;
	readonly #form: number;
	readonly #hasForm: boolean;
	readonly #scratch: Scratch;

	/** @param hasForm false: the catalog names no form, and each widget speaks for itself */
	constructor(pdfium: Pdfium, form: number, hasForm: boolean) {
		this.#pdfium = pdfium;
		this.#form = form;
		this.#hasForm = hasForm;
		this.#scratch = new Scratch(pdfium);
	}

	close(): void {
		this.#scratch.free();
	}

	fieldsOn(page: number, number: number, geometry: PageGeometry): FormField[] {
		const { api } = this.#pdfium;
		const count = Math.min(api.FPDFPage_GetAnnotCount(page), MAX_FIELDS);
		const fields = Array.from({ length: count }, (_, index) => index).flatMap((index) => {
			const annotation = api.FPDFPage_GetAnnot(page, index);
			if (annotation === 0) return [];
			try {
				const field = this.#read(annotation, geometry);
				return field ? [{ ...field, key: `form/${number}/${index}`, page: number, index }] : [];
			} finally {
				api.FPDFPage_CloseAnnot(annotation);
			}
		});
		return this.#labelled(fields, page, geometry);
	}

	/** By their tooltips, else by the words printed around them, else by their own names. */
	#labelled(fields: readonly (FormField & { choice: string })[], page: number, geometry: PageGeometry): FormField[] {
		// One tooltip for all radio buttons of a choice says nothing of each.
		const isShared = (field: (typeof fields)[number]) =>
			field.type === "RadioButton" &&
			fields.some((other) => other !== field && other.name === field.name && other.label === field.label);
		const needsWords = fields.some((field) => field.label === "" || field.type === "Signature" || isShared(field));
		const words = needsWords ? readWords(this.#pdfium, this.#scratch, page, geometry).words : [];
		const lines = toLines(words, []);
		const boxes = fields.map((field) => ({
			...toBox(field.bounds),
			type: field.type,
		}));
		const labelled = fields.map((one, index): FormField => {
			const { choice, ...field } = one;
			const box = boxes[index];
			const own = isShared(one) ? "" : field.label;
			const label = own || (box && printedLabel(lines, box, boxes)) || choice || readableName(field.name);
			const isEmail = field.type === "TextBox" && (asksForEmail(label) || asksForEmail(readableName(field.name)));
			return { ...field, label, type: isEmail ? "Email" : field.type };
		});
		return withParties(lines, labelled);
	}

	#read(annotation: number, geometry: PageGeometry): Unlabelled | null {
		const { api } = this.#pdfium;
		const isShown = (api.FPDFAnnot_GetFlags(annotation) & HIDDEN) === 0;
		if (api.FPDFAnnot_GetSubtype(annotation) !== WIDGET || !isShown) return null;
		const facts = this.#hasForm ? this.#factsOf(annotation) : this.#ownFactsOf(annotation);
		const bounds = this.#boundsOf(annotation, geometry);
		if (!facts || !bounds) return null;
		const { flags, hint, ...said } = facts;
		const { type, name } = said;
		const isSigned = type === "Signature" && api.FPDFAnnot_HasKey(annotation, "V");
		if ((flags & READ_ONLY) !== 0 || isSigned) return null;
		return {
			...said,
			source: "form",
			bounds,
			label: readableName(hint) === "" ? "" : hint,
			groupName: type === "RadioButton" ? name || "Choice" : null,
			isRequired: (flags & REQUIRED) !== 0,
			party: null,
			confidence: 1,
		};
	}

	#factsOf(annotation: number): Facts | null {
		const { api } = this.#pdfium;
		const form = this.#form;
		const type = TYPES[api.FPDFAnnot_GetFormFieldType(form, annotation)];
		if (!type) return null;
		const isButton = type === "CheckBox" || type === "RadioButton";
		const text = (ask: Ask) => readUtf16(this.#pdfium, (buffer, size) => ask(form, annotation, buffer, size));
		const isTicked = isButton && api.FPDFAnnot_IsChecked(form, annotation);
		return {
			type,
			flags: api.FPDFAnnot_GetFormFieldFlags(form, annotation),
			name: text(api.FPDFAnnot_GetFormFieldName),
			hint: text(api.FPDFAnnot_GetFormFieldAlternateName),
			choice: type === "RadioButton" ? text(api.FPDFAnnot_GetFormFieldExportValue) : "",
			value: isButton ? (isTicked ? "on" : null) : text(api.FPDFAnnot_GetFormFieldValue) || null,
			options: type === "Dropdown" ? this.#optionsOf(annotation) : [],
			characterLimit: type === "TextBox" ? this.#limitOf(annotation) : null,
		};
	}

	/** Of a widget that no form lists: what stands in it, without anything inherited. */
	#ownFactsOf(annotation: number): Facts | null {
		const { api } = this.#pdfium;
		const text = (key: string) =>
			readUtf16(this.#pdfium, (buffer, size) => api.FPDFAnnot_GetStringValue(annotation, key, buffer, size));
		const flags = api.FPDFAnnot_GetNumberValue(annotation, "Ff", this.#scratch.address) ? this.#scratch.float(0) : 0;
		const type = (flags & RADIO) !== 0 ? "RadioButton" : TYPES_BY_NAME[text("FT")];
		if (!type || (type === "CheckBox" && (flags & PUSH_BUTTON) !== 0)) return null;
		const isButton = type === "CheckBox" || type === "RadioButton";
		const state = text("AS");
		return {
			type,
			flags,
			name: text("T"),
			hint: text("TU"),
			choice: "",
			value: isButton ? (state !== "" && state !== "Off" ? "on" : null) : text("V") || null,
			options: [],
			characterLimit: type === "TextBox" ? this.#limitOf(annotation) : null,
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

	#optionsOf(annotation: number): string[] {
		const { api } = this.#pdfium;
		const count = Math.min(api.FPDFAnnot_GetOptionCount(this.#form, annotation), MAX_OPTIONS);
		const all = Array.from({ length: Math.max(0, count) }, (_, index) =>
			readUtf16(this.#pdfium, (buffer, size) =>
				api.FPDFAnnot_GetOptionLabel(this.#form, annotation, index, buffer, size),
			).trim(),
		);
		return [...new Set(all)].filter((option) => option !== "");
	}

	#limitOf(annotation: number): number | null {
		if (!this.#pdfium.api.FPDFAnnot_GetNumberValue(annotation, "MaxLen", this.#scratch.address)) return null;
		const limit = Math.floor(this.#scratch.float(0));
		return limit > 0 && limit < 1_000_000 ? limit : null;
	}
}
