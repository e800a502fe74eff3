import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject } from "@libpdf/core";
import { dictOf, entry, nameOf, numberOf, textIn, textOf } from "./dictionary-values.ts";

/** Field flags (PDF 2.0, tables 228, 229, 231 and 233). */
export const FLAGS = {
	multiline: 1 << 12,
	password: 1 << 13,
	radio: 1 << 15,
	pushButton: 1 << 16,
	combo: 1 << 17,
	comb: 1 << 24,
} as const;

/** What a widget annotation knows of its field, some of it from the field's parents or from the form. */
export type FormField = {
	/** Tx, Ch, Btn, Sig; empty when the file names none. */
	type: string;
	/** Fully qualified. */
	name: string;
	flags: number;
	/** What the value reads as: text, or the labels of what is chosen. */
	values: string[];
	/** Labels of a choice field. */
	options: string[];
	/** Default appearance: font, size and colour of the text. */
	appearance: string;
	/** 0 left, 1 centred, 2 right; null when the file leaves it open. */
	alignment: number | null;
	maxLength: number | null;
	/** First visible option of a list. */
	topIndex: number;
	/** A script shows the value in another form, such as with a currency sign. */
	isFormatted: boolean;
};

const MAX_DEPTH = 32;

export function readFormField(pdf: PDF, widget: PdfDict): FormField {
	const get = (key: string) => inherited(pdf, widget, key);
	const form = dictOf(pdf, pdf.getCatalog(), "AcroForm");
	const numberAt = (key: string) => asNumber(get(key));
	const appearance = get("DA") ?? (form && entry(pdf, form, "DA"));
	const pairs = optionPairs(pdf, get("Opt"));
	const type = get("FT");
	const actions = get("AA");
	return {
		type: type instanceof PdfName ? type.value : "",
		name: nameFrom(pdf, widget),
		flags: numberAt("Ff") ?? 0,
		values: valuesOf(pdf, get).map((value) => pairs.find(({ exported }) => exported === value)?.label ?? value),
		options: pairs.map(({ label }) => label),
		appearance: textIn(pdf, appearance),
		alignment: numberAt("Q") ?? (form && numberOf(pdf, form, "Q")),
		maxLength: numberAt("MaxLen"),
		topIndex: numberAt("TI") ?? 0,
		isFormatted: actions instanceof PdfDict && actions.has("F"),
	};
}

function asNumber(value: PdfObject | undefined): number | null {
	return value instanceof PdfNumber && Number.isFinite(value.value) ? value.value : null;
}

/** An attribute of a field: its own or the one of the nearest parent (PDF 2.0, 12.7.4.1). */
function inherited(pdf: PDF, widget: PdfDict, key: string): PdfObject | undefined {
	return lineage(pdf, widget)
		.map((node) => entry(pdf, node, key))
		.find((value) => value !== undefined);
}

/** A field and its parents, from the widget up. */
function lineage(pdf: PDF, widget: PdfDict): PdfDict[] {
	const nodes: PdfDict[] = [];
	let node: PdfDict | null = widget;
	while (node && nodes.length < MAX_DEPTH) {
		nodes.push(node);
		node = dictOf(pdf, node, "Parent");
	}
	return nodes;
}

function nameFrom(pdf: PDF, widget: PdfDict): string {
	const names = lineage(pdf, widget).map((node) => textOf(pdf, node, "T"));
	return names
		.filter((name) => name !== "")
		.toReversed()
		.join(".");
}

/** `V`, or the text of the rich text in `RV` where a file has nothing else. */
function valuesOf(pdf: PDF, get: (key: string) => PdfObject | undefined): string[] {
	const value = get("V");
	const items = value instanceof PdfArray ? itemsOf(pdf, value) : [value];
	const texts = items.map((item) => (item instanceof PdfName ? item.value : textIn(pdf, item)));
	const filled = texts.filter((text) => text.trim() !== "");
	const rich = filled.length === 0 ? plainText(textIn(pdf, get("RV"))) : "";
	return rich === "" ? filled : [rich];
}

/** Each option is its label, or a pair of what it exports and its label (PDF 2.0, table 234). */
function optionPairs(pdf: PDF, options: PdfObject | undefined): { exported: string; label: string }[] {
	if (!(options instanceof PdfArray)) return [];
	return itemsOf(pdf, options).map((option) => {
		const [exported, label] = (option instanceof PdfArray ? itemsOf(pdf, option) : [option]).map((item) =>
			textIn(pdf, item),
		);
		return { exported: exported ?? "", label: label ?? exported ?? "" };
	});
}

function itemsOf(pdf: PDF, list: PdfArray): (PdfObject | undefined)[] {
	return Array.from({ length: list.length }, (_, index) => list.at(index, (ref) => pdf.getObject(ref)));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** The words of rich text, which is XHTML (PDF 2.0, 12.7.4.4), a line for each paragraph. */
export function plainText(rich: string): string {
	return rich
		.replace(/\s*\n\s*/g, " ")
		.replace(/<br\b[^>]*>|<\/p>/gi, "\n")
		.replace(/<[^>]*>/g, "")
		.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
			fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
		)
		.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity] ?? "")
		.trim();
}

function fromCodePoint(code: number): string {
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** The state that a check box or radio button is in; null when it is off. */
export function buttonState(pdf: PDF, widget: PdfDict): string | null {
	const state = nameOf(pdf, widget, "AS") ?? valueState(pdf, widget);
	return state === null || state === "Off" ? null : state;
}

/** A widget without a state is on where the field's value names one of its looks, or any state when it has none. */
function valueState(pdf: PDF, widget: PdfDict): string | null {
	const value = inherited(pdf, widget, "V");
	const state = value instanceof PdfName ? value.value : textIn(pdf, value);
	if (state === "") return null;
	const looks = dictOf(pdf, widget, "AP");
	const normal = looks && dictOf(pdf, looks, "N");
	const down = looks && dictOf(pdf, looks, "D");
	const known = [...(normal?.keys() ?? []), ...(down?.keys() ?? [])].map(({ value: name }) => name);
	const isOnlyOne = dictOf(pdf, widget, "Parent")?.has("Kids") !== true;
	return known.includes(state) || (known.length === 0 && isOnlyOne) ? state : null;
}
