import { FetchRefusal } from "./reach.ts";

/**
 * A `fetch` whose answers are read to their end before they are handed on, and are refused where they are longer.
 *
 * @param maxBytes of the answer as it is read: unpacked where it came packed
 */
export function withSmallAnswers(send: typeof fetch, maxBytes: number): typeof fetch {
	return async (target, init) => {
		const answer = await send(target, init);
		const { status, headers } = answer;
		const parts: Uint8Array[] = [];
		let sizeBytes = 0;
		for await (const part of answer.body ?? []) {
			sizeBytes += part.length;
			if (sizeBytes > maxBytes) throw new FetchRefusal("returned too much data.");
			parts.push(part);
		}
		return new Response(parts.length > 0 ? Buffer.concat(parts) : null, { status, headers: new Headers([...headers]) });
	};
}
