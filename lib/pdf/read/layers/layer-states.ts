import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfString } from "@libpdf/core";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { resolveIn, type Value } from "#lib/pdf/seal/verifying/is-same-object.ts";

const EVENTS = ["View", "Print"] as const;
type Event = (typeof EVENTS)[number];

/** An entry of /AS: at an event, groups follow what their usage dictionaries say (ISO 32000-2 table 101). */
type UsageRule = {
	event: string;
	categories: string[];
	groups: ReadonlyMap<string, PdfRef>;
};

/** Usage entries that depend on the reader's magnification, language or user (table 100). */
const READER_DEPENDENT = new Set(["Zoom", "Language", "User"]);
const MAX_EXPRESSION_DEPTH = 32;
/** What people are told of layers at most. */
const MAX_NAMED = 20;
const MAX_NAME_LENGTH = 100;

/** Thrown for a layer whose visibility depends on who reads the file, and how. */
export class VaryingLayerError extends Error {
	readonly layer: string;

	constructor(layer: string) {
		super(`the visibility of the layer ${layer} varies`);
		this.layer = layer;
	}
}

/** Which optional content the default configuration shows (ISO 32000-2 8.11), on screen and in print alike. */
export class LayerStates {
	readonly #pdf: PDF;
	readonly #isOnByDefault: boolean;
	readonly #on: ReadonlyMap<string, PdfRef>;
	readonly #off: ReadonlyMap<string, PdfRef>;
	/** null: groups of any intent count. */
	readonly #intents: ReadonlySet<string> | null;
	readonly #rules: readonly UsageRule[];
	readonly #hidden = new Set<string>();

	constructor(pdf: PDF) {
		this.#pdf = pdf;
		const properties = this.#dict(pdf.getCatalog().get("OCProperties"));
		const config = this.#dict(properties?.get("D"));
		this.#isOnByDefault = this.#name(config?.get("BaseState")) !== "OFF";
		this.#on = this.#refs(config?.get("ON"));
		this.#off = this.#refs(config?.get("OFF"));
		const intents = config?.has("Intent") ? this.#names(config.get("Intent")) : ["View"];
		this.#intents = intents.includes("All") ? null : new Set(intents);
		this.#rules = this.#list(config?.get("AS")).flatMap((item) => {
			const rule = this.#dict(item);
			if (!rule) return [];
			const categories = this.#names(rule.get("Category"));
			return [
				{
					event: this.#name(rule.get("Event")) ?? "",
					categories,
					groups: this.#refs(rule.get("OCGs")),
				},
			];
		});
	}

	/** Names of the layers that have been found hidden. */
	get hidden(): string[] {
		return [...this.#hidden].slice(0, MAX_NAMED);
	}

	/** Whether any layer may be off; a quick answer that is never false for one that is. */
	get isAnyOff(): boolean {
		return this.#off.size > 0 || !this.#isOnByDefault || this.#rules.length > 0 || this.#hidden.size > 0;
	}

	/** Name of the first layer that is off. */
	get firstOff(): string {
		const [first] = this.#hidden;
		const [off] = this.#off.values();
		return first ?? this.nameOf(off);
	}

	/**
	 * Whether content that belongs to a group or membership dictionary is shown.
	 *
	 * @throws VaryingLayerError
	 */
	isShown(owner: Value): boolean {
		const dict = this.#dict(owner);
		if (!dict) return true;
		const [onScreen, inPrint] = EVENTS.map((event) => this.#isShownAt(owner, dict, event));
		if (onScreen !== inPrint) throw new VaryingLayerError(this.#nameOfVarying(owner));
		if (!onScreen) this.#hidden.add(this.nameOf(owner));
		return onScreen ?? true;
	}

	/** What readers call a layer; of a membership dictionary, its first layer. */
	nameOf(owner: Value): string {
		const [first = owner] = this.#groupsOf(owner);
		const name = resolveIn(this.#pdf, this.#dict(first)?.get("Name"));
		const text = name instanceof PdfString ? name.asString() : "";
		return cutText(text.replace(/\p{C}/gu, "").trim(), MAX_NAME_LENGTH);
	}

	#isShownAt(owner: Value, dict: PdfDict, event: Event): boolean {
		if (this.#name(dict.get("Type")) !== "OCMD") return this.#isOn(owner, event) ?? true;
		const expression = resolveIn(this.#pdf, dict.get("VE"));
		if (expression instanceof PdfArray) return this.#evaluate(expression, event, 0) ?? true;
		const states = this.#groupsOf(owner).flatMap((group) => this.#isOn(group, event) ?? []);
		if (states.length === 0) return true;
		const policy = this.#name(dict.get("P"));
		if (policy === "AllOn") return states.every(Boolean);
		if (policy === "AnyOff") return states.some((isOn) => !isOn);
		if (policy === "AllOff") return states.every((isOn) => !isOn);
		return states.some(Boolean);
	}

	/** A visibility expression (8.11.2.2); what it leaves out has no say. */
	#evaluate(expression: PdfArray, event: Event, depth: number): boolean | null {
		if (depth > MAX_EXPRESSION_DEPTH) throw new VaryingLayerError("");
		const [operator, ...operands] = expression.toArray();
		const values = operands.flatMap((operand) => {
			const value = resolveIn(this.#pdf, operand);
			if (value instanceof PdfArray) return this.#evaluate(value, event, depth + 1) ?? [];
			return this.#isOn(operand, event) ?? [];
		});
		if (values.length === 0) return null;
		const name = this.#name(operator);
		if (name === "Not") return !values[0];
		return name === "Or" ? values.some(Boolean) : values.every(Boolean);
	}

	/** null: the group's intent is not one that the configuration goes by (8.11.2.3), or there is no group. */
	#isOn(group: Value, event: Event): boolean | null {
		const dict = this.#dict(group);
		if (!dict) return null;
		const intents = dict.has("Intent") ? this.#names(dict.get("Intent")) : ["View"];
		if (this.#intents && !intents.some((intent) => intent === "All" || this.#intents?.has(intent))) return null;
		const key = group instanceof PdfRef ? group.toString() : "";
		const isOn = this.#off.has(key) ? false : this.#on.has(key) || this.#isOnByDefault;
		const usage = this.#dict(dict.get("Usage"));
		if (!usage) return isOn;
		const advice = this.#rules
			.filter((rule) => rule.event === event && rule.groups.has(key))
			.flatMap(({ categories }) => categories)
			.flatMap((category) => this.#advice(usage, category, group) ?? []);
		if (advice.length > 0) return advice.every(Boolean);
		// Some readers follow the usage dictionary without a rule.
		return isOn && this.#advice(usage, event, group) !== false;
	}

	#advice(usage: PdfDict, category: string, group: Value): boolean | null {
		const entry = this.#dict(usage.get(category));
		if (!entry) return null;
		if (READER_DEPENDENT.has(category) && !this.#isAtEveryZoom(category, entry)) {
			throw new VaryingLayerError(this.nameOf(group));
		}
		const state = this.#name(entry.get(`${category}State`));
		return state === undefined ? null : state !== "OFF";
	}

	#isAtEveryZoom(category: string, entry: PdfDict): boolean {
		const least = resolveIn(this.#pdf, entry.get("min"));
		return category === "Zoom" && !entry.has("max") && !(least instanceof PdfNumber && least.value > 0);
	}

	#nameOfVarying(owner: Value): string {
		const varying = this.#groupsOf(owner).find((group) => this.#isOn(group, "View") !== this.#isOn(group, "Print"));
		return this.nameOf(varying ?? owner);
	}

	/** The groups of a membership dictionary, or the group itself. */
	#groupsOf(owner: Value): Value[] {
		const dict = this.#dict(owner);
		if (this.#name(dict?.get("Type")) !== "OCMD") return [owner];
		const groups = resolveIn(this.#pdf, dict?.get("OCGs"));
		const listed = groups instanceof PdfArray ? groups.toArray() : groups ? [dict?.get("OCGs")] : [];
		return [...listed, ...this.#operandsOf(dict?.get("VE"), 0)];
	}

	#operandsOf(expression: Value, depth: number): Value[] {
		const list = resolveIn(this.#pdf, expression);
		if (!(list instanceof PdfArray) || depth > MAX_EXPRESSION_DEPTH) return [];
		return list.toArray().flatMap((item) => {
			const value = resolveIn(this.#pdf, item);
			if (value instanceof PdfArray) return this.#operandsOf(value, depth + 1);
			return value instanceof PdfDict ? [item] : [];
		});
	}

	#dict(value: Value): PdfDict | undefined {
		const found = resolveIn(this.#pdf, value);
		return found instanceof PdfDict ? found : undefined;
	}

	#name(value: Value): string | undefined {
		const found = resolveIn(this.#pdf, value);
		return found instanceof PdfName ? found.value : undefined;
	}

	#list(value: Value): readonly PdfObject[] {
		const found = resolveIn(this.#pdf, value);
		return found instanceof PdfArray ? found.toArray() : [];
	}

	#refs(value: Value): ReadonlyMap<string, PdfRef> {
		const refs = this.#list(value).filter((item) => item instanceof PdfRef);
		return new Map(refs.map((ref) => [ref.toString(), ref]));
	}

	#names(value: Value): string[] {
		const single = this.#name(value);
		return single === undefined ? this.#list(value).flatMap((item) => this.#name(item) ?? []) : [single];
	}
}
