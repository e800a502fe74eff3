import { readFile } from "node:fs/promises";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { openShown } from "#lib/pdf/read/layers/open-shown.ts";
import { openDocument } from "#lib/pdf/read/open-document.ts";
import { loadPdfium } from "#lib/pdf/read/pdfium.ts";
import { printedTags } from "#lib/pdf/read/text-tags/printed-tags.ts";
import { findTextTags } from "#lib/pdf/read/text-tags/take-out-text-tags.ts";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import type { FoundField, PdfTasks } from "#lib/pdf/tasks.ts";
import { detectPage } from "./detect-page.ts";
import { asksForEmail } from "./field-words.ts";
import { withParties } from "./find-parties.ts";
import { shared, toBox } from "./page-ink.ts";
import type { Proposal } from "./page-view.ts";
import { readFormFields } from "./read-form-fields.ts";

const TYPES: Readonly<Record<Proposal["kind"], FoundField["type"]>> = {
	mark: "Signature",
	initials: "Initial",
	signingDate: "DateSigned",
	date: "EditableDate",
	text: "TextBox",
	tick: "CheckBox",
	radio: "RadioButton",
};

/** Fields of a file: its own form fields, its text tags, and the places of its pages that look like fields. */
export async function detect(input: PdfTasks["detect"]["input"]): Promise<PdfTasks["detect"]["output"]> {
	const pdfium = await loadPdfium();
	const opened = openDocument(pdfium, await readFile(input.sourcePath), input.fileName);
	if (!opened) throw fileRefusal("fileDamaged", { file: input.fileName });
	let document = opened;
	try {
		({ document } = await openShown(pdfium, document, input.fileName));
		const own = readFormFields(pdfium, document, input.pages).map(({ index: _, ...field }) => field);
		const known = [...own, ...(input.formFields ?? [])];
		const places = input.pages.flatMap((geometry, index) => {
			const page = pdfium.api.FPDF_LoadPage(document.handle, index);
			if (page === 0) return [];
			try {
				const marks = known.filter((field) => field.type === "Signature" && field.page === index + 1);
				const signed = marks.map((mark) => toBox(mark.bounds));
				const { places: found, lines } = detectPage(pdfium, page, { geometry, signed });
				const fields = toFields(found, index + 1, geometry);
				return withParties(lines, [...marks, ...fields]).slice(marks.length);
			} finally {
				pdfium.api.FPDF_ClosePage(page);
			}
		});
		const { tags, unclosedTag } = input.withTextTags ? findTextTags(pdfium, document) : { tags: [], unclosedTag: null };
		const textTags = printedTags(tags, input.pages);
		const taken = [...known, ...textTags];
		const fields = [...own, ...places.filter((place) => !taken.some((one) => isOn(place, one)))];
		return { fields, textTags, unclosedTag };
	} finally {
		document.close();
	}
}

/** Half a pixel, as bounds are told. */
function rounded(value: number): number {
	return Math.round(value * 2) / 2;
}

function toFields(places: readonly Proposal[], page: number, { widthPx, heightPx }: PageGeometry): FoundField[] {
	return withGroups(places).map(({ kind, label, confidence, groupName, ...box }) => {
		const [x, y] = [rounded(Math.max(0, box.left)), rounded(Math.max(0, box.top))];
		const width = Math.min(rounded(box.right), widthPx) - x;
		const height = Math.min(rounded(box.bottom), heightPx) - y;
		return {
			source: "place",
			key: `place/${page}/${x}/${y}`,
			type: kind === "text" && asksForEmail(label) ? "Email" : TYPES[kind],
			page,
			bounds: { x, y, width, height },
			name: "",
			label,
			groupName: groupName === null ? null : `${groupName} ${page}`,
			isRequired: kind === "mark" || kind === "initials",
			value: null,
			options: [],
			characterLimit: null,
			party: null,
			confidence,
		};
	});
}

/** Circles are one choice with those beside and under them; one that stands alone is ticked by itself. */
function withGroups(places: readonly Proposal[]): (Proposal & { groupName: string | null })[] {
	const groups: Proposal[][] = [];
	for (const place of places) {
		if (place.kind !== "radio") continue;
		const group = groups.find((one) => one.some((other) => isBeside(place, other)));
		if (group) group.push(place);
		else groups.push([place]);
	}
	return places.map((place) => {
		const index = groups.findIndex((group) => group.includes(place));
		const isChoice = index !== -1 && (groups[index]?.length ?? 0) > 1;
		if (isChoice) return { ...place, groupName: `Choice ${index + 1} of page` };
		return { ...place, kind: place.kind === "radio" ? "tick" : place.kind, groupName: null };
	});
}

const BESIDE_PX = { across: 400, down: 34 };

function isBeside(a: Proposal, b: Proposal): boolean {
	const isInLine = Math.abs(a.top - b.top) < 6 && Math.abs(a.left - b.left) < BESIDE_PX.across;
	return isInLine || (Math.abs(a.left - b.left) < 4 && Math.abs(a.top - b.top) < BESIDE_PX.down);
}

/** A place that the file has a form field or a tag on is that. */
function isOn(place: FoundField, field: Pick<FoundField, "page" | "bounds">): boolean {
	if (place.page !== field.page) return false;
	const common = shared(toBox(place.bounds), toBox(field.bounds));
	return common > 0.2 * Math.min(areaOf(place.bounds), areaOf(field.bounds));
}

function areaOf({ width, height }: FoundField["bounds"]): number {
	return width * height;
}
