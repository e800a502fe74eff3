import { Readable } from "node:stream";

/** Opens one source and passes on what it says. */
type Read = (open: () => Promise<Readable>) => AsyncGenerator<Buffer>;

/**
 * One stream made of others. A source is opened when the one before it is done, so that what is open at a time, and what
 * it costs, does not depend on how many there are. An error of a source ends the stream, and a reader that leaves ends
 * the source that is open.
 *
 * @param make yields the bytes in their order; it reads sources through `read` alone
 */
export function composeStream(make: (read: Read) => AsyncIterable<Uint8Array>): Readable {
	let source: Readable | undefined;
	async function* read(open: () => Promise<Readable>): AsyncGenerator<Buffer> {
		source = await open();
		if (composed.destroyed) source.destroy();
		for await (const chunk of source) yield chunk as Buffer;
	}
	const composed = Readable.from(make(read), { objectMode: false });
	const destroy = composed._destroy.bind(composed);
	composed._destroy = (error, done) => {
		// Before the rest: what is being waited for would hold it up for as long as it says nothing.
		source?.destroy();
		destroy(error, done);
	};
	return composed;
}
