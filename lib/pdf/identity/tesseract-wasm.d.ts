/** Of the package's own types, which its `exports` leave out, what is used here. */
declare module "tesseract-wasm" {
	export type OCREngine = {
		setVariable(name: string, value: string): void;
		loadModel(model: Uint8Array): void;
		loadImage(image: { width: number; height: number; data: Uint8ClampedArray }): void;
		getText(): string;
		clearImage(): void;
	};
	export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
