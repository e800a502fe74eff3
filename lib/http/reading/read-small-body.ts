import { AppError } from "#lib/errors/app-error.ts";

/**
 * A body that has to be short. What is longer is refused as it comes, without being held in memory.
 *
 * @throws AppError TooLarge
 */
export async function readSmallBody(request: Request, maxBytes: number): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Taken away from its reader the body would take the connection along, and with it the refusal.
	for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
		size += chunk.byteLength;
		if (size > maxBytes) throw new AppError("TooLarge", "A request of this kind is never that large.");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
