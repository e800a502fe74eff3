import type { Readable } from "node:stream";

/**
 * Takes in what is left of a body that was refused, and forgets it: a browser that still sends a form reads
 * no answer, and shows an error of its own when the connection closes.
 *
 * @param limitBytes what is read at most; a longer rest is cut off
 */
export async function readRest(source: Readable, limitBytes: number): Promise<void> {
	let readBytes = 0;
	if (source.destroyed) return;
	try {
		for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
			readBytes += chunk.length;
			if (readBytes > limitBytes) return;
		}
	} catch {
		// The client has disconnected and reads no answer.
	}
}
