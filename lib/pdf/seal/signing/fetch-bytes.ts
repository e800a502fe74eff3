const MAX_BYTES = 10 * 1024 * 1024;
const KEPT_MS = 10 * 60_000;
const KEPT_COUNT = 32;

type Kept = { bytes: Uint8Array; until: number };
const kept = new Map<string, Kept>();

/**
 * Fetches a certificate, CRL or OCSP response named by a certificate of the operator's own chain or
 * of the TSA's. Answers are kept for ten minutes, so that seals in a row ask once. Throws Error.
 */
export async function fetchBytes(input: {
	url: string;
	ocspRequest?: Uint8Array;
	signal: AbortSignal;
}): Promise<Uint8Array> {
	const key = `${input.url} ${input.ocspRequest ? Buffer.from(input.ocspRequest).toString("base64") : ""}`;
	const known = kept.get(key);
	if (known && known.until > Date.now()) return known.bytes;
	const post = input.ocspRequest && {
		method: "POST",
		headers: { "content-type": "application/ocsp-request" },
		body: Buffer.from(input.ocspRequest),
	};
	const response = await fetch(input.url, { ...post, signal: input.signal }).catch((cause: unknown) => {
		throw new Error(`${input.url} doesn’t respond`, { cause });
	});
	if (!response.ok) throw new Error(`${input.url} returned HTTP ${response.status}`);
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.length;
		if (size > MAX_BYTES) throw new Error(`the response from ${input.url} is too large`);
		chunks.push(chunk);
	}
	const bytes = Buffer.concat(chunks);
	const oldest = kept.keys().next().value;
	if (kept.size >= KEPT_COUNT && oldest !== undefined) kept.delete(oldest);
	kept.set(key, { bytes, until: Date.now() + KEPT_MS });
	return bytes;
}
