import {
	type PDF,
	PdfArray,
	PdfBool,
	PdfDict,
	PdfName,
	PdfNumber,
	type PdfObject,
	PdfRef,
	PdfString,
} from "@libpdf/core";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import type { ObjectCopier } from "./copy-objects.ts";
import { type Renamed, renameInStructure } from "./rename-in-structure.ts";
import { dictIn, listIn, treeEntries } from "./tree-entries.ts";

/** The first key of the parent tree (PDF 2.0, 14.7.5.4) behind all that a document uses. */
export function nextParentKey(pdf: PDF): number {
	const root = dictIn(pdf, pdf.getCatalog(), "StructTreeRoot");
	const next = resolveIn(pdf, root?.get("ParentTreeNextKey"));
	const keys = treeEntries(pdf, root?.get("ParentTree"), "Nums").map(([key]) =>
		key instanceof PdfNumber ? key.value : 0,
	);
	return keys.reduce((most, key) => Math.max(most, key + 1), next instanceof PdfNumber ? next.value : 0);
}

/**
 * Puts a document's structure tree (PDF 2.0, 14.7) behind that of another, after its pages. Roles, classes and
 * identifiers that mean something else there get other names.
 *
 * @param parentOffset what the copier adds to keys of the parent tree
 */
export function appendStructure(target: PDF, source: PDF, copier: ObjectCopier, parentOffset: number): void {
	const [fromRef, from] = [
		source.getCatalog().get("StructTreeRoot"),
		dictIn(source, source.getCatalog(), "StructTreeRoot"),
	];
	if (!from) return;
	const to = rootOf(target);
	if (fromRef instanceof PdfRef) copier.place(fromRef, to.ref);
	const kids = kidsOf(source, from).map((kid) => asReference(target, copier.copy(kid)));
	to.dict.set("K", new PdfArray([...kidsOf(target, to.dict), ...kids]));
	appendParents(target, to.dict, parentsOf(source, from, parentOffset), copier);
	const renamed = {
		roles: appendNames(target, to.dict, { source, from, key: "RoleMap", copier }),
		classes: appendNames(target, to.dict, { source, from, key: "ClassMap", copier }),
		ids: appendIds(target, to.dict, { source, from, copier }),
	};
	const spaces = listIn(source, from, "Namespaces").map((space) => copier.copy(space));
	if (spaces.length > 0) to.dict.set("Namespaces", new PdfArray([...listIn(target, to.dict, "Namespaces"), ...spaces]));
	renameInStructure(target, kids, renamed);
	keepLanguage(target, source, kids);
}

function rootOf(target: PDF): { ref: PdfRef; dict: PdfDict } {
	const catalog = target.getCatalog();
	const known = catalog.get("StructTreeRoot");
	const found = resolveIn(target, known);
	const dict = found instanceof PdfDict ? found : PdfDict.of({ Type: PdfName.of("StructTreeRoot") });
	const ref = known instanceof PdfRef && dict === found ? known : target.register(dict);
	catalog.set("StructTreeRoot", ref);
	if (dict !== found) catalog.set("MarkInfo", PdfDict.of({ Marked: PdfBool.TRUE }));
	return { ref, dict };
}

function kidsOf(pdf: PDF, root: PdfDict): readonly PdfObject[] {
	const [kid, kids] = [root.get("K"), listIn(pdf, root, "K")];
	return kids.length > 0 || !(resolveIn(pdf, kid) instanceof PdfDict) || !kid ? kids : [kid];
}

function asReference(target: PDF, kid: PdfObject): PdfObject {
	return kid instanceof PdfDict ? target.register(kid) : kid;
}

function parentsOf(source: PDF, root: PdfDict, offset: number): [key: number, value: PdfObject][] {
	return treeEntries(source, root.get("ParentTree"), "Nums").flatMap(([key, value]): [number, PdfObject][] =>
		key instanceof PdfNumber ? [[key.value + offset, value]] : [],
	);
}

function appendParents(target: PDF, root: PdfDict, added: [number, PdfObject][], copier: ObjectCopier): void {
	const all = [...parentsOf(target, root, 0), ...added.map(([key, value]) => [key, copier.copy(value)] as const)];
	all.sort(([one], [other]) => one - other);
	const nums = all.flatMap(([key, value]): PdfObject[] => [PdfNumber.of(key), value]);
	root.set("ParentTree", target.register(PdfDict.of({ Nums: new PdfArray(nums) })));
	root.set("ParentTreeNextKey", PdfNumber.of((all.at(-1)?.[0] ?? -1) + 1));
}

type From = { source: PDF; from: PdfDict; copier: ObjectCopier };

/** Adds the entries of a map of names to the target's, and tells which had to be renamed. */
function appendNames(
	target: PDF,
	root: PdfDict,
	{ source, from, key, copier }: From & { key: string },
): Renamed<string> {
	const [known, added] = [dictIn(target, root, key) ?? new PdfDict(), dictIn(source, from, key)];
	const renamed = new Map<string, string>();
	for (const [{ value: name }, value] of added ?? []) {
		const before = known.get(name);
		const copied = copier.copy(value);
		if (before && !isSameName(before, copied))
			renamed.set(
				name,
				unused(name, (one) => known.has(one) || added?.has(one)),
			);
		known.set(renamed.get(name) ?? name, copied);
	}
	if (added && !root.has(key)) root.set(key, known);
	return renamed;
}

function isSameName(one: PdfObject, other: PdfObject): boolean {
	return one instanceof PdfName && other instanceof PdfName && one.value === other.value;
}

/** Identifiers are strings of bytes, and the key of each is its text with a character for each byte. */
function appendIds(target: PDF, root: PdfDict, { source, from, copier }: From): Renamed<string> {
	const known = idsOf(target, root);
	const added = idsOf(source, from);
	const renamed = new Map<string, string>();
	for (const [id, element] of added) {
		if (known.has(id))
			renamed.set(
				id,
				unused(id, (one) => known.has(one) || added.has(one)),
			);
		known.set(renamed.get(id) ?? id, copier.copy(element));
	}
	if (added.size === 0) return renamed;
	const sorted = [...known].sort(([one], [other]) => (one < other ? -1 : 1));
	const names = sorted.flatMap(([id, element]): PdfObject[] => [
		new PdfString(Buffer.from(id, "latin1"), "literal"),
		element,
	]);
	root.set("IDTree", target.register(PdfDict.of({ Names: new PdfArray(names) })));
	return renamed;
}

function idsOf(pdf: PDF, root: PdfDict): Map<string, PdfObject> {
	const entries = treeEntries(pdf, root.get("IDTree"), "Names");
	return new Map(
		entries.flatMap(([key, value]) =>
			key instanceof PdfString ? [[Buffer.from(key.bytes).toString("latin1"), value] as const] : [],
		),
	);
}

function unused(name: string, isTaken: (name: string) => boolean | undefined): string {
	let number = 2;
	while (isTaken(`${name}-${number}`)) number += 1;
	return `${name}-${number}`;
}

/** A document in another language than the one it comes into says so in its tags. */
function keepLanguage(target: PDF, source: PDF, kids: readonly PdfObject[]): void {
	const [own, other] = [source, target].map((pdf) => resolveIn(pdf, pdf.getCatalog().get("Lang")));
	if (!(own instanceof PdfString) || (other instanceof PdfString && own.asString() === other.asString())) return;
	for (const kid of kids) {
		const element = resolveIn(target, kid);
		if (element instanceof PdfDict && !element.has("Lang")) element.set("Lang", own);
	}
}
