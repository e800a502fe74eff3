import { Readable } from "node:stream";

/** Opens one source and yields its bytes. */
type Read = (open: () => Promise<Readable>) => AsyncGenerator<Buffer>;

/**
 * Composes one stream from several sources. Each is opened after the previous one has ended, so that only one is open
 * at a time, however many there are. An error of a source ends the stream, and a reader that leaves closes the open
 * source.
 *
 * @param make yields the bytes in order; it reads sources only through `read`
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
		// First, since a source that sends no data would delay the rest.
		source?.destroy();
		destroy(error, done);
	};
	return composed;
}
