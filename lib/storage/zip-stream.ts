import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { composeStream } from "./compose-stream.ts";
import { dataDescriptor, listEntry, localHeader, MOST_BYTES, type ZipMember, zipEnd } from "./zip-format.ts";

/** One file of an archive, opened when the archive reaches it. */
type ZipEntry = { name: string; open(): Promise<Readable> };

/**
 * Streams a zip of the entries. PDFs are stored uncompressed, since they are compressed inside.
 *
 * @param at the modification time of its files
 */
export function zipStream(entries: readonly ZipEntry[], at = new Date()): Readable {
	return composeStream(async function* (read) {
		const members: ZipMember[] = [];
		let position = 0;
		const passed = (bytes: Buffer): Buffer => {
			position += bytes.length;
			return bytes;
		};
		for (const entry of entries) {
			const member = newMember(safeName(entry.name), position);
			yield passed(localHeader(member, at));
			for await (const chunk of read(entry.open)) {
				member.crc32 = crc32(chunk, member.crc32);
				member.storedBytes = member.sizeBytes += chunk.length;
				if (member.sizeBytes > MOST_BYTES) throw new Error(`${member.name} is too large for a zip.`);
				yield passed(chunk);
			}
			yield passed(dataDescriptor(member));
			members.push(member);
		}
		const list = Buffer.concat(members.map((member) => listEntry(member, 0, at)));
		yield list;
		yield zipEnd({ count: members.length, startsAt: position, sizeBytes: list.length });
	});
}

function newMember(name: string, offset: number): ZipMember {
	const unknown = { crc32: 0, storedBytes: 0, sizeBytes: 0, sha256: "" };
	return { name, offset, isDeflated: false, hasDescriptor: true, ...unknown };
}

/** No folders, and nothing that file systems refuse. */
function safeName(name: string): string {
	return name.replace(/[\p{Cc}/\\:*?"<>|]/gu, "_");
}

/** Names as they are, with a number behind those that were there before. */
export function distinctNames(names: string[]): string[] {
	const seen = new Map<string, number>();
	return names.map((name) => {
		const key = name.toLowerCase();
		const count = (seen.get(key) ?? 0) + 1;
		seen.set(key, count);
		return count === 1 ? name : name.replace(/(\.[^.]*)?$/, ` (${count})$1`);
	});
}
