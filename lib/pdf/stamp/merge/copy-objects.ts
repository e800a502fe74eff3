import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from "@libpdf/core";

/** What a dictionary's entry becomes in the other document; null: it stays behind. */
export type EntryRule = (key: string, value: PdfObject, owner: PdfDict) => PdfObject | null;

/**
 * Copies objects from one document to another, each indirect object once. `placed` says where
 * objects already stand (pages), so that links and form fields point at them and not at copies.
 */
export class ObjectCopier {
	readonly #source: PDF;
	readonly #target: PDF;
	readonly #rule: EntryRule;
	readonly #placed = new Map<string, PdfRef>();
	/** Registered, but not filled yet: lists of thousands of bookmarks, each leading to the next, are not followed in depth. */
	readonly #waiting: [copy: PdfDict, original: PdfDict][] = [];

	constructor(source: PDF, target: PDF, rule: EntryRule = (_key, value) => value) {
		this.#source = source;
		this.#target = target;
		this.#rule = rule;
	}

	place(sourceRef: PdfRef, targetRef: PdfRef): void {
		this.#placed.set(sourceRef.toString(), targetRef);
	}

	copy(object: PdfObject): PdfObject {
		const copied = this.#copy(object);
		for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) this.#fill(...next);
		return copied;
	}

	/** Copies an entry of a dictionary whose copy already stands in the target. */
	copyEntry(target: PdfDict, key: string, value: PdfObject, owner: PdfDict): void {
		const kept = this.#rule(key, value, owner);
		if (kept) target.set(key, this.copy(kept));
	}

	#copy(object: PdfObject): PdfObject {
		if (object instanceof PdfRef) return this.#copyRef(object);
		if (object instanceof PdfStream) return this.#fill(new PdfStream([], object.data), object);
		if (object instanceof PdfDict) return this.#fill(new PdfDict(), object);
		if (object instanceof PdfArray) return new PdfArray(object.toArray().map((item) => this.#copy(item)));
		return object;
	}

	#copyRef(ref: PdfRef): PdfRef {
		const key = ref.toString();
		const known = this.#placed.get(key);
		if (known) return known;
		const object = this.#source.getObject(ref);
		if (!(object instanceof PdfDict)) {
			const copied = this.#target.register(object === null ? new PdfDict() : this.#copy(object));
			this.#placed.set(key, copied);
			return copied;
		}
		const empty = object instanceof PdfStream ? new PdfStream([], object.data) : new PdfDict();
		const copied = this.#target.register(empty);
		this.#placed.set(key, copied);
		this.#waiting.push([empty, object]);
		return copied;
	}

	#fill<T extends PdfDict>(target: T, source: PdfDict): T {
		for (const [key, value] of source) {
			const kept = key.value === "Length" ? null : this.#rule(key.value, value, source);
			if (kept) target.set(key, this.#copy(kept));
		}
		return target;
	}
}
