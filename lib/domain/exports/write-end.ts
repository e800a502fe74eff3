import { type DataExportRow, findPart } from "#lib/db/stores/exports/data-exports.ts";
import { listEntry, type ZipMember, zipEnd } from "#lib/storage/zip-format.ts";
import type { ZipPart } from "#lib/storage/zip-part.ts";

/** Writes what ends an export: the file with the hashes of all others, and the list of what the zip holds. */
export async function writeEnd(part: ZipPart, row: DataExportRow): Promise<void> {
	await part.addStream("SHA256SUMS", sums(row));
	const partStartsAt = Number(row.sizeBytes);
	const startsAt = partStartsAt + part.sizeBytes;
	let [count, sizeBytes] = [0, 0];
	const add = async (member: ZipMember, memberStartsAt: number) => {
		const entry = listEntry(member, memberStartsAt, row.startedAt);
		await part.append(entry);
		count += 1;
		sizeBytes += entry.length;
	};
	for await (const one of partsOf(row)) {
		for (const member of one.members) await add(member, Number(one.startsAt));
	}
	for (const member of part.members) await add(member, partStartsAt);
	await part.append(zipEnd({ count, startsAt, sizeBytes }));
}

async function* sums(row: DataExportRow): AsyncGenerator<Uint8Array> {
	for await (const { members } of partsOf(row)) {
		yield Buffer.from(members.map(({ sha256, name }) => `${sha256}  ${name}\n`).join(""));
	}
}

/** One after another: they are never all in memory. */
async function* partsOf({ id, partCount }: DataExportRow) {
	for (let number = 0; number < partCount; number += 1) {
		const part = await findPart(id, number);
		if (!part) throw new Error(`Part ${number} of an export is missing.`);
		yield part;
	}
}
