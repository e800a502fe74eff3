import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from "@libpdf/core";
import { resolveIn } from "./is-same-object.ts";

export type FormField = {
	/** Reference as text, or the full name for a field written in place. */
	key: string;
	name: string;
	/** Inherited from its parents. */
	type: string;
	dict: PdfDict;
	/** Inherited value, resolved. */
	value: PdfObject | null;
};

/** No more than these are looked at. */
export const MAX_FIELDS = 20_000;

/** Every node of the form's field tree, widgets among the kids included, in document order. */
export function formFields(pdf: PDF): FormField[] {
	const fields: FormField[] = [];
	const visited = new Set<string>();
	const walk = (list: PdfArray | undefined, parent: Omit<FormField, "key" | "dict">): void => {
		let position = 0;
		for (const item of list ?? []) {
			position += 1;
			const dict = resolveIn(pdf, item);
			const key = item instanceof PdfRef ? item.toString() : `${parent.name}#${position}`;
			if (!(dict instanceof PdfDict) || visited.has(key) || visited.size >= MAX_FIELDS) continue;
			visited.add(key);
			const part = dict.getString("T", (ref) => pdf.context.registry.resolve(ref))?.asString();
			const own = {
				name: [parent.name, part ?? ""].filter((text) => text !== "").join("."),
				type: dict.getName("FT", (ref) => pdf.context.registry.resolve(ref))?.value ?? parent.type,
				value: resolveIn(pdf, dict.get("V")) ?? parent.value,
			};
			fields.push({ ...own, key, dict });
			const kids = resolveIn(pdf, dict.get("Kids"));
			if (kids instanceof PdfArray) walk(kids, own);
		}
	};
	const form = resolveIn(pdf, pdf.context.catalog.getDict().get("AcroForm"));
	const list = form instanceof PdfDict ? resolveIn(pdf, form.get("Fields")) : undefined;
	walk(list instanceof PdfArray ? list : undefined, { name: "", type: "", value: null });
	return fields;
}
