import { closeSync, openSync, writevSync } from "node:fs";

/**
 * Writes a file that is made of several pieces, as they are. Waits for no disk: whoever keeps the file syncs it.
 * (Synchronously: a task has its process to itself.)
 */
export function writeParts(path: string, parts: readonly Uint8Array[]): void {
	const file = openSync(path, "w");
	try {
		let rest = parts.filter((part) => part.length > 0);
		while (rest.length > 0) rest = without(rest, writevSync(file, rest));
	} finally {
		closeSync(file);
	}
}

/** What is left after a write that took less than all, as a full disk or a signal makes it. */
function without(parts: readonly Uint8Array[], writtenBytes: number): Uint8Array[] {
	let skip = writtenBytes;
	return parts.flatMap((part) => {
		const rest = part.subarray(Math.min(skip, part.length));
		skip -= part.length - rest.length;
		return rest.length > 0 ? [rest] : [];
	});
}
