/** A file in a part of a zip. */
export type ZipMember = {
	/** With "/" between folders. */
	name: string;
	isDeflated: boolean;
	/** Whether checksum and sizes follow the bytes, because they are unknown before. */
	hasDescriptor?: boolean;
	crc32: number;
	/** As it stands there, and as it is unpacked. */
	storedBytes: number;
	sizeBytes: number;
	/** In hex, of what is unpacked. */
	sha256: string;
	/** Where it begins in its part. */
	offset: number;
};

/** Larger than any accepted file; beyond it a header would need other fields. */
export const MOST_BYTES = 0xfffffffe;

/** Numbers of the format (APPNOTE.TXT 6.3.10, sections 4.3 and 4.5.3). */
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
/** What is needed to unpack: version 2.0, and 4.5 where numbers are too large for the older fields. */
const [VERSION, VERSION_64] = [20, 45];
/** Made on Unix by that version, so that the rights below are read. */
const MADE_BY = (3 << 8) | VERSION_64;
const READABLE_FILE = (0o100644 << 16) >>> 0;
/** Names are UTF-8; checksum and sizes follow the bytes. */
const [UTF_8, DESCRIPTOR_FOLLOWS] = [0x0800, 0x0008];
const [MAX_16, MAX_32] = [0xffff, 0xffffffff];

/** What stands before the bytes of a file. Its length depends on the name alone. */
export function localHeader(member: ZipMember, at: Date): Buffer {
	const name = Buffer.from(member.name);
	const header = Buffer.alloc(30 + name.length);
	header.writeUInt32LE(LOCAL, 0);
	header.writeUInt16LE(VERSION, 4);
	writeFacts(header.subarray(6), member, at);
	header.writeUInt16LE(name.length, 26);
	name.copy(header, 30);
	return header;
}

/** Checksum and sizes after the bytes of a file that was streamed. */
export function dataDescriptor(member: ZipMember): Buffer {
	const descriptor = Buffer.alloc(16);
	descriptor.writeUInt32LE(DESCRIPTOR, 0);
	descriptor.writeUInt32LE(member.crc32, 4);
	descriptor.writeUInt32LE(member.storedBytes, 8);
	descriptor.writeUInt32LE(member.sizeBytes, 12);
	return descriptor;
}

/** Method, time, checksum and sizes: the same bytes before the file and in the list. */
function writeFacts(into: Buffer, member: ZipMember, at: Date): void {
	const { time, day } = dosTime(at);
	into.writeUInt16LE(member.hasDescriptor ? UTF_8 | DESCRIPTOR_FOLLOWS : UTF_8, 0);
	into.writeUInt16LE(member.isDeflated ? 8 : 0, 2);
	into.writeUInt16LE(time, 4);
	into.writeUInt16LE(day, 6);
	into.writeUInt32LE(member.crc32, 8);
	into.writeUInt32LE(member.storedBytes, 12);
	into.writeUInt32LE(member.sizeBytes, 16);
}

/** The line of the list for a file. @param startsAt of its part in the zip */
export function listEntry(member: ZipMember, startsAt: number, at: Date): Buffer {
	const name = Buffer.from(member.name);
	const offset = startsAt + member.offset;
	const isFar = offset >= MAX_32;
	const extra = Buffer.alloc(isFar ? 12 : 0);
	if (isFar) {
		extra.writeUInt16LE(1, 0);
		extra.writeUInt16LE(8, 2);
		extra.writeBigUInt64LE(BigInt(offset), 4);
	}
	const header = Buffer.alloc(46);
	header.writeUInt32LE(CENTRAL, 0);
	header.writeUInt16LE(MADE_BY, 4);
	header.writeUInt16LE(isFar ? VERSION_64 : VERSION, 6);
	writeFacts(header.subarray(8), member, at);
	header.writeUInt16LE(name.length, 28);
	header.writeUInt16LE(extra.length, 30);
	header.writeUInt32LE(READABLE_FILE, 38);
	header.writeUInt32LE(isFar ? MAX_32 : offset, 42);
	return Buffer.concat([header, name, extra]);
}

/** What ends a zip: where its list is, with the fields for large zips where they are needed. */
export function zipEnd(list: { count: number; startsAt: number; sizeBytes: number }): Buffer {
	const { count, startsAt, sizeBytes } = list;
	const end = Buffer.alloc(22);
	end.writeUInt32LE(END, 0);
	end.writeUInt16LE(Math.min(count, MAX_16), 8);
	end.writeUInt16LE(Math.min(count, MAX_16), 10);
	end.writeUInt32LE(Math.min(sizeBytes, MAX_32), 12);
	end.writeUInt32LE(Math.min(startsAt, MAX_32), 16);
	if (count < MAX_16 && sizeBytes < MAX_32 && startsAt < MAX_32) return end;
	const end64 = Buffer.alloc(56);
	end64.writeUInt32LE(END_64, 0);
	end64.writeBigUInt64LE(44n, 4);
	end64.writeUInt16LE(MADE_BY, 12);
	end64.writeUInt16LE(VERSION_64, 14);
	end64.writeBigUInt64LE(BigInt(count), 24);
	end64.writeBigUInt64LE(BigInt(count), 32);
	end64.writeBigUInt64LE(BigInt(sizeBytes), 40);
	end64.writeBigUInt64LE(BigInt(startsAt), 48);
	const locator = Buffer.alloc(20);
	locator.writeUInt32LE(LOCATOR_64, 0);
	locator.writeBigUInt64LE(BigInt(startsAt + sizeBytes), 8);
	locator.writeUInt32LE(1, 16);
	return Buffer.concat([end64, locator, end]);
}

/** The format has no zones: UTC. Years before 1980 are not possible in it. */
function dosTime(at: Date): { time: number; day: number } {
	const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
	const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
	return { time, day };
}
