import { PDF } from "@libpdf/core";

/** A file whose trailer has a name with an escape in it. */
const PROBE = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [] /Count 0>> endobj
xref
0 3
0000000000 65535 f 
0000000009 00000 n 
0000000056 00000 n 
trailer <</Size 3 /Root 1 0 R /Pro#E9be 0>>
startxref
106
%%EOF
`;

const AS_BYTES = "Pro\u00e9be";
const AS_UTF8 = "Pro\ufffdbe";

/**
 * Has the library keep the bytes of names, one character for each. By itself it does so only where a name has
 * no escape (#xx); the others it decodes as UTF-8, so that of names in another encoding nothing is left.
 * Its decoder is its own: it is the one that decodes the probe's name, and only that one is changed.
 *
 * @throws Error when the library reads names in another way
 */
export async function readNamesAsBytes(): Promise<void> {
	const { name, decoder } = await readProbe();
	if (name === AS_BYTES) return;
	if (!decoder) throw new Error("The PDF library decodes names in another way than it did.");
	decoder.decode = (bytes) => (bytes instanceof Uint8Array ? Buffer.from(bytes).toString("latin1") : "");
}

/** The name as the library reads it, and what decoded it as UTF-8. */
async function readProbe(): Promise<{ name: string | undefined; decoder: TextDecoder | undefined }> {
	const { prototype } = TextDecoder;
	const { decode } = prototype;
	let decoder: TextDecoder | undefined;
	prototype.decode = function watched(this: TextDecoder, ...input: Parameters<typeof decode>): string {
		const text = decode.apply(this, input);
		if (text === AS_UTF8) decoder = this;
		return text;
	};
	try {
		const { trailer } = (await PDF.load(Buffer.from(PROBE, "latin1"))).context.info;
		return { name: [...trailer.keys()].find(({ value }) => value.startsWith("Pro"))?.value, decoder };
	} finally {
		prototype.decode = decode;
	}
}
