import type { Pdfium } from "#lib/pdf/read/pdfium.ts";

const BYTES = 64;

/** A little of PDFium's memory, for what its functions write to addresses. */
export class Scratch {
	readonly address: number;
	readonly #pdfium: Pdfium;
	#view: DataView | null = null;

	constructor(pdfium: Pdfium) {
		this.#pdfium = pdfium;
		this.address = pdfium.malloc(BYTES);
	}

	#memory(): DataView {
		const { buffer } = this.#pdfium.heap();
		if (this.#view?.buffer !== buffer) this.#view = new DataView(buffer, this.address, BYTES);
		return this.#view;
	}

	/** The float at a place, counted in words of four bytes. */
	float(word: number): number {
		return this.#memory().getFloat32(word * 4, true);
	}

	int(word: number): number {
		return this.#memory().getInt32(word * 4, true);
	}

	free(): void {
		this.#pdfium.free(this.address);
	}
}
