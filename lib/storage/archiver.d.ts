/** As much of archiver as is used; the package comes without types. */
declare module "archiver" {
	import type { Readable } from "node:stream";
	import { Transform } from "node:stream";

	export class ZipArchive extends Transform {
		constructor(options: { store?: boolean });
		append(source: Readable | Buffer, options: { name: string }): this;
		finalize(): Promise<void>;
	}
}
