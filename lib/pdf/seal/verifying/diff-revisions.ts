import { type PDF, PdfArray, PdfDict, PdfName, PdfRef } from "@libpdf/core";
import { type Told, told } from "#lib/i18n/report/told.ts";
import { type FormField, formFields } from "./form-fields.ts";
import { isSameObject, type RevisionPair, resolveIn, type Value } from "./is-same-object.ts";

/**
 * What DocMDP tells apart (ISO 32000-2 table 257): validation data and timestamps never count;
 * filling in and signing need P ≥ 2, comments P = 3, content is never allowed.
 */
export type ChangeKind = "validation" | "timestamp" | "signature" | "form" | "annotation" | "content";
export type Change = { kind: ChangeKind; told: Told };

/** Entries of the catalog whose change has a name of its own. */
const CATALOG_CHANGES: Record<string, Change> = {
	DSS: { kind: "validation", told: told("validationAdded") },
	Extensions: { kind: "validation", told: told("extensionDeclared") },
	Metadata: { kind: "form", told: told("propertiesChanged") },
	StructTreeRoot: { kind: "form", told: told("structureChanged") },
	Outlines: { kind: "content", told: told("bookmarksChanged") },
	OpenAction: { kind: "content", told: told("openingChanged") },
	OCProperties: { kind: "content", told: told("layersChanged") },
};

const INHERITED = ["Resources", "MediaBox", "CropBox", "Rotate"];
/** Compared elsewhere, or of no effect on what is shown. */
const PAGE_KEYS_APART = new Set([...INHERITED, "Annots", "Parent", "LastModified", "PieceInfo"]);

function keysOf(a: PdfDict, b: PdfDict): Set<string> {
	return new Set([...a.keys(), ...b.keys()].map((key) => key.value));
}

function isNamed(value: Value, name: string): boolean {
	return value instanceof PdfName && value.value === name;
}

function addedField(field: FormField): Change {
	if (field.type !== "Sig") return { kind: "form", told: told("fieldAdded", { name: field.name }) };
	if (!(field.value instanceof PdfDict)) return { kind: "form", told: told("emptySignatureAdded") };
	return isNamed(field.value.get("Type"), "DocTimeStamp")
		? { kind: "timestamp", told: told("timestampAdded") }
		: { kind: "signature", told: told("signatureAdded", { name: field.name }) };
}

function changedField(before: FormField, after: FormField): Change {
	if (before.type !== "Sig") return { kind: "form", told: told("fieldChanged", { name: after.name }) };
	if (before.value) return { kind: "content", told: told("signatureReplaced", { name: after.name }) };
	return addedField(after);
}

function diffForm(pair: RevisionPair, before: FormField[], after: FormField[]): Change[] {
	const changes: Change[] = [];
	const afterByKey = new Map(after.map((field) => [field.key, field]));
	const beforeKeys = new Set(before.map((field) => field.key));
	for (const field of before) {
		const other = afterByKey.get(field.key);
		if (!other) changes.push({ kind: "content", told: told("fieldRemoved", { name: field.name }) });
		else if (!isSameObject(pair, field.dict, other.dict)) changes.push(changedField(field, other));
	}
	for (const field of after) if (!beforeKeys.has(field.key)) changes.push(addedField(field));
	const oldForm = resolveIn(pair.before, pair.before.context.catalog.getDict().get("AcroForm"));
	const newForm = resolveIn(pair.after, pair.after.context.catalog.getDict().get("AcroForm"));
	if (oldForm instanceof PdfDict && newForm instanceof PdfDict) {
		for (const key of keysOf(oldForm, newForm)) {
			if (key === "Fields" || key === "SigFlags" || isSameObject(pair, oldForm.get(key), newForm.get(key))) continue;
			const kind = key === "XFA" ? "content" : "form";
			changes.push({ kind, told: told("formChanged") });
		}
	}
	return changes;
}

function inherited(pdf: PDF, page: PdfDict, key: string): Value {
	let node: Value = page;
	for (let depth = 0; node instanceof PdfDict && depth < 64; depth++) {
		if (node.has(key)) return node.get(key);
		node = resolveIn(pdf, node.get("Parent"));
	}
	return undefined;
}

/** Annotations of a page by reference (those written in place by position). */
function annotationsOf(pdf: PDF, page: PdfDict): Map<string, PdfDict> {
	const found = new Map<string, PdfDict>();
	const list = resolveIn(pdf, page.get("Annots"));
	let position = 0;
	for (const item of list instanceof PdfArray ? list : []) {
		position += 1;
		const dict = resolveIn(pdf, item);
		if (dict instanceof PdfDict) found.set(item instanceof PdfRef ? item.toString() : `#${position}`, dict);
	}
	return found;
}

function diffAnnotations(pair: RevisionPair, before: PdfDict, after: PdfDict, page: number): Change[] {
	const changes: Change[] = [];
	const old = annotationsOf(pair.before, before);
	const now = annotationsOf(pair.after, after);
	const isField = (key: string) => pair.separateAfter.get(key)?.startsWith("field") ?? false;
	const kindOf = (dict: PdfDict): ChangeKind => (isNamed(dict.get("Subtype"), "Widget") ? "form" : "annotation");
	for (const [key, dict] of old) {
		const other = now.get(key);
		if (!other) changes.push({ kind: "annotation", told: told("annotationRemoved", { page }) });
		else if (!isField(key) && !isSameObject(pair, dict, other)) {
			changes.push({ kind: kindOf(dict), told: told("annotationChanged", { page }) });
		}
	}
	for (const [key, dict] of now) {
		if (old.has(key) || isField(key)) continue;
		changes.push({ kind: kindOf(dict), told: told("annotationAdded", { page }) });
	}
	return changes;
}

function diffPages(pair: RevisionPair): Change[] {
	const old = pair.before.context.pages.getPages();
	const now = pair.after.context.pages.getPages();
	const changes: Change[] = [];
	if (old.length !== now.length) {
		changes.push({ kind: "content", told: told("pageCountChanged", { before: old.length, after: now.length }) });
	}
	for (const [index, ref] of old.slice(0, now.length).entries()) {
		const before = resolveIn(pair.before, ref);
		const after = resolveIn(pair.after, now[index]);
		if (!(before instanceof PdfDict && after instanceof PdfDict)) continue;
		const own = [...keysOf(before, after)].filter((key) => !PAGE_KEYS_APART.has(key));
		const isSame =
			own.every((key) => isSameObject(pair, before.get(key), after.get(key))) &&
			INHERITED.every((key) =>
				isSameObject(pair, inherited(pair.before, before, key), inherited(pair.after, after, key)),
			);
		if (!isSame) changes.push({ kind: "content", told: told("pageChanged", { page: index + 1 }) });
		changes.push(...diffAnnotations(pair, before, after, index + 1));
	}
	return changes;
}

/** Attaching a file is like a comment; scripts and the targets of links are content. */
function namesChange(pair: RevisionPair, before: Value, after: Value): Change {
	const old = resolveIn(pair.before, before) ?? new PdfDict();
	const now = resolveIn(pair.after, after) ?? new PdfDict();
	const isAttachment =
		old instanceof PdfDict &&
		now instanceof PdfDict &&
		[...keysOf(old, now)].every((key) => key === "EmbeddedFiles" || isSameObject(pair, old.get(key), now.get(key)));
	const change = { kind: "content", told: told("namesChanged") } as const;
	return isAttachment ? { kind: "annotation", told: told("attachmentsChanged") } : change;
}

function catalogChange(pair: RevisionPair, key: string, before: Value, after: Value): Change {
	if (key === "Names") return namesChange(pair, before, after);
	if (key === "Perms") {
		return before === undefined
			? { kind: "signature", told: told("certificationAdded") }
			: { kind: "content", told: told("permissionsChanged") };
	}
	return CATALOG_CHANGES[key] ?? { kind: "content", told: told("settingsChanged", { name: key }) };
}

function diffCatalog(pair: RevisionPair): Change[] {
	const old = pair.before.context.catalog.getDict();
	const now = pair.after.context.catalog.getDict();
	const changes: Change[] = [];
	for (const key of keysOf(old, now)) {
		if (key === "Pages" || key === "AcroForm" || isSameObject(pair, old.get(key), now.get(key))) continue;
		changes.push(catalogChange(pair, key, old.get(key), now.get(key)));
	}
	const info = (pdf: PDF) => pdf.context.info.trailer.get("Info");
	if (!isSameObject(pair, info(pair.before), info(pair.after))) {
		changes.push({ kind: "form", told: told("propertiesChanged") });
	}
	return changes;
}

/** Labels under which pages, fields and annotations count as the same object in both revisions. */
function separateObjects(pdf: PDF, fields: FormField[]): Map<string, string> {
	const labels = new Map<string, string>();
	for (const [index, ref] of pdf.context.pages.getPages().entries()) {
		labels.set(ref.toString(), `page ${index}`);
		const page = resolveIn(pdf, ref);
		if (!(page instanceof PdfDict)) continue;
		for (const key of annotationsOf(pdf, page).keys()) labels.set(key, `annotation ${key}`);
	}
	for (const field of fields) labels.set(field.key, `field ${field.key}`);
	return labels;
}

/** What a reader sees differently, or could, in the later revision of a file; each change once. */
export function diffRevisions(before: PDF, after: PDF): Change[] {
	const oldFields = formFields(before);
	const newFields = formFields(after);
	const pair: RevisionPair = {
		before,
		after,
		separateBefore: separateObjects(before, oldFields),
		separateAfter: separateObjects(after, newFields),
		known: new Set(),
	};
	const changes = [...diffCatalog(pair), ...diffPages(pair), ...diffForm(pair, oldFields, newFields)];
	const once = new Map(changes.map((change) => [JSON.stringify(change), change]));
	return [...once.values()];
}
