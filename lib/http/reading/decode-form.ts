import { partName } from "#lib/contract/field-errors.ts";
import { canonicalise, isPlainObject, type Shape } from "#lib/contract/shape.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";

/** A text part of a form: its name as sent and its text. */
export type FormPart = { name: string; text: string };

const MAX_DEPTH = 8;
const MAX_INDEX = 999;

/** Parts under one name, before it is known what the name holds. */
type Branch = { texts: string[]; children: Map<string, Branch> };

/**
 * A form's parts as one nested value in the schema's spelling, from any of the encodings in
 * lib/contract/README.md "Bodies": repeated parts, JSON in a part, `A[0][B]`, `A.B`, `A[key]`. Empty text means absent.
 * Values stay text; the schema reads them.
 *
 * @throws AppError ValidationError that names the part: bad JSON, an index that is none, too deep
 */
export function decodeForm(parts: readonly FormPart[], shape: Shape): unknown {
	const root: Branch = { texts: [], children: new Map() };
	for (const { name, text } of parts) place(root, name, text);
	return resolve(root, shape, []);
}

function place(root: Branch, name: string, text: string): void {
	const steps = splitName(name);
	if (steps.length > MAX_DEPTH) throw fieldError(cutText(name, 200), "This parameter is nested too deeply.");
	let branch = root;
	for (const step of steps) {
		// A Map, not an object: "__proto__" is a name like any other here.
		let next = branch.children.get(step);
		if (!next) {
			next = { texts: [], children: new Map() };
			branch.children.set(step, next);
		}
		branch = next;
	}
	branch.texts.push(text);
}

/** `Signers[0][Bounds].X` is Signers, 0, Bounds, X; what stands in brackets is taken as it is. */
function splitName(name: string): string[] {
	const steps: string[] = [];
	const pattern = /\[([^\]]*)\]|\.?([^.[\]]+)/gy;
	let end = 0;
	for (const match of name.matchAll(pattern)) {
		steps.push(match[1] ?? match[2] ?? "");
		end = match.index + match[0].length;
	}
	return end === name.length ? steps : [name];
}

type Path = readonly (string | number)[];

function resolve(branch: Branch, shape: Shape, path: Path): unknown {
	const texts = branch.texts.filter((text) => text.trim() !== "");
	switch (shape.kind) {
		case "object":
			return resolveObject(branch, texts, shape, path);
		case "array":
			return resolveArray(branch, texts, shape, path);
		case "dictionary":
			return resolveDictionary(branch, texts, path);
		case "open":
			return branch.children.size > 0 ? resolveOpen(branch) : single(texts, path);
		case "scalar":
			return single(texts, path);
	}
}

function single(texts: string[], path: Path): string | undefined {
	if (new Set(texts).size > 1) throw fieldError(partName(path), `${partName(path)} is set more than once.`);
	return texts[0];
}

function resolveObject(
	branch: Branch,
	texts: string[],
	shape: Extract<Shape, { kind: "object" }>,
	path: Path,
): unknown {
	const text = single(texts, path);
	const entries = new Map<string, unknown>();
	if (text !== undefined) {
		const value = canonicalise(parseJson(text, path), shape);
		if (!isPlainObject(value)) throw notAnObject(path);
		for (const [key, inner] of Object.entries(value)) entries.set(key, inner);
	}
	const merged = mergeByName(branch.children);
	for (const [key, child] of merged) {
		const found = shape.keys.get(key);
		if (found) entries.set(found.name, resolve(child, found.shape, [...path, found.name]));
	}
	return entries.size > 0 || path.length === 0 ? Object.fromEntries(entries) : undefined;
}

/** `Title` and `title` are one name. */
function mergeByName(children: Map<string, Branch>): Map<string, Branch> {
	const merged = new Map<string, Branch>();
	for (const [key, child] of children) {
		const name = key.toLowerCase();
		const before = merged.get(name);
		merged.set(name, before ? joinBranches(before, child) : child);
	}
	return merged;
}

function joinBranches(a: Branch, b: Branch): Branch {
	const children = new Map(a.children);
	for (const [key, child] of b.children) {
		const before = children.get(key);
		children.set(key, before ? joinBranches(before, child) : child);
	}
	return { texts: [...a.texts, ...b.texts], children };
}

function resolveArray(
	branch: Branch,
	texts: string[],
	shape: Extract<Shape, { kind: "array" }>,
	path: Path,
): unknown[] {
	const { element } = shape;
	const items: unknown[] = [];
	const takeText = (text: string) => items.push(...elementsOf(text, element, [...path, items.length]));
	for (const text of texts) takeText(text);
	const indexed: [number, Branch][] = [];
	for (const [key, child] of branch.children) {
		// `Labels[]=a` is the way of PHP and jQuery to repeat a part.
		if (key === "") for (const text of child.texts.filter((one) => one.trim() !== "")) takeText(text);
		else indexed.push([arrayIndex(key, path), child]);
	}
	for (const [, child] of indexed.sort(([a], [b]) => a - b)) {
		const itemPath = [...path, items.length];
		const isWhole = child.children.size === 0 && element.kind !== "scalar";
		const text = isWhole
			? single(
					child.texts.filter((one) => one.trim() !== ""),
					itemPath,
				)
			: undefined;
		const value = text === undefined ? resolve(child, element, itemPath) : elementsOf(text, element, itemPath)[0];
		if (value !== undefined) items.push(value);
	}
	return items;
}

/** The elements that one text stands for: a JSON array gives several, anything else one. */
function elementsOf(text: string, element: Shape, path: Path): unknown[] {
	const looksLikeList = text.trimStart().startsWith("[");
	if (element.kind === "scalar" || element.kind === "open") {
		const parsed = looksLikeList ? tryJson(text) : undefined;
		return Array.isArray(parsed) ? parsed : [text];
	}
	const parsed = parseJson(text, looksLikeList ? path.slice(0, -1) : path);
	const items = Array.isArray(parsed) ? parsed : [parsed];
	return items.map((item) => {
		if (element.kind === "object" && !isPlainObject(item)) throw notAnObject(path);
		return canonicalise(item, element);
	});
}

function arrayIndex(key: string, path: Path): number {
	const index = /^\d{1,6}$/.test(key) ? Number(key) : Number.NaN;
	if (index <= MAX_INDEX) return index;
	const name = partName(path);
	throw fieldError(name, `${name}[${cutText(key, 40)}] has an invalid index. Use a number from 0 to ${MAX_INDEX}.`);
}

function resolveDictionary(branch: Branch, texts: string[], path: Path): unknown {
	const entries = new Map<string, unknown>();
	const text = single(texts, path);
	if (text !== undefined) {
		const value = parseJson(text, path);
		if (!isPlainObject(value)) throw notAnObject(path);
		for (const [key, inner] of Object.entries(value)) entries.set(key, inner);
	}
	for (const [key, child] of branch.children) entries.set(key, child.texts.at(-1) ?? "");
	return entries.size > 0 ? Object.fromEntries(entries) : undefined;
}

/** A place whose contents the schema leaves open: numbered children are a list, named ones an object. */
function resolveOpen(branch: Branch): unknown {
	if (branch.children.size === 0) return branch.texts.at(-1);
	const entries = [...branch.children].map(([key, child]): [string, unknown] => [key, resolveOpen(child)]);
	if (!entries.every(([key]) => /^\d*$/.test(key))) return Object.fromEntries(entries);
	return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}

function parseJson(text: string, path: Path): unknown {
	const value = tryJson(text);
	if (value !== undefined) return value;
	const name = partName(path);
	throw new AppError("InvalidJson", `${name} is not valid JSON.`, {
		fields: { [name]: [`${name} is not valid JSON.`] },
	});
}

function tryJson(text: string): unknown {
	try {
		// Files of JSON that are put into parts may begin with a byte order mark (RFC 8259 section 8.1): it goes with the blanks.
		return JSON.parse(text.trim());
	} catch {
		return undefined;
	}
}

function notAnObject(path: Path): AppError {
	const name = partName(path);
	return fieldError(name, `${name} must be a JSON object.`);
}
