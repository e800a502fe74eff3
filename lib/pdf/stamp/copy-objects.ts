import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from "@libpdf/core";

/**
 * Copies objects from one document to another, each indirect object once. `placed` says where
 * objects already stand (pages), so that links and form fields point at them and not at copies.
 */
export class ObjectCopier {
	readonly #source: PDF;
	readonly #target: PDF;
	readonly #placed = new Map<string, PdfRef>();

	constructor(source: PDF, target: PDF) {
		this.#source = source;
		this.#target = target;
	}

	place(sourceRef: PdfRef, targetRef: PdfRef): void {
		this.#placed.set(sourceRef.toString(), targetRef);
	}

	copy(object: PdfObject): PdfObject {
		if (object instanceof PdfRef) return this.#copyRef(object);
		if (object instanceof PdfStream) return this.#fill(new PdfStream([], object.data), object);
		if (object instanceof PdfDict) return this.#fill(new PdfDict(), object);
		if (object instanceof PdfArray) return new PdfArray(object.toArray().map((item) => this.copy(item)));
		return object;
	}

	/** Copies a dictionary's entries into one that already stands in the target. */
	fill(target: PdfDict, source: PdfDict): void {
		this.#fill(target, source);
	}

	#copyRef(ref: PdfRef): PdfRef {
		const key = ref.toString();
		const known = this.#placed.get(key);
		if (known) return known;
		const object = this.#source.getObject(ref);
		if (!(object instanceof PdfDict)) {
			const copied = this.#target.register(object === null ? new PdfDict() : this.copy(object));
			this.#placed.set(key, copied);
			return copied;
		}
		// Registered before its entries are copied: parents and children name each other.
		const empty = object instanceof PdfStream ? new PdfStream([], object.data) : new PdfDict();
		const copied = this.#target.register(empty);
		this.#placed.set(key, copied);
		this.#fill(empty, object);
		return copied;
	}

	#fill<T extends PdfDict>(target: T, source: PdfDict): T {
		for (const [key, value] of source) if (key.value !== "Length") target.set(key, this.copy(value));
		return target;
	}
}
