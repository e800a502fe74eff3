import { type FileHandle, open } from "node:fs/promises";
import { BASE64_LINE_BYTES, base64Lines, base64LinesLength } from "./base64-lines.ts";

/** How much of a file is in memory at a time: about 600 kB, and encoded 800. */
const PIECE_BYTES = BASE64_LINE_BYTES * 10_240;

/**
 * Where pieces are encoded, kept from mail to mail: as many as were ever sent at a time. Fresh ones would make the
 * garbage collector go through everything after a handful of mails.
 */
const spareRooms: Buffer<ArrayBuffer>[] = [];

/**
 * A file as base64 in lines (RFC 2045 section 6.8), piece by piece. Asking for the next piece writes over the last.
 * @throws Error when the file gets shorter meanwhile.
 */
export async function* base64OfFile(path: string): AsyncGenerator<Buffer, void> {
	const file = await open(path);
	const room = spareRooms.pop() ?? Buffer.allocUnsafeSlow(base64LinesLength(PIECE_BYTES));
	try {
		const { size } = await file.stat();
		for (let left = size; left > 0; left -= PIECE_BYTES) {
			const pieceBytes = Math.min(left, PIECE_BYTES);
			const encoded = room.subarray(0, base64LinesLength(pieceBytes));
			const piece = encoded.subarray(encoded.length - pieceBytes);
			await fill(file, piece);
			yield base64Lines(piece, encoded);
		}
	} finally {
		spareRooms.push(room);
		await file.close();
	}
}

async function fill(file: FileHandle, bytes: Buffer<ArrayBuffer>): Promise<void> {
	for (let filled = 0; filled < bytes.length; ) {
		const { bytesRead } = await file.read(bytes, filled);
		if (bytesRead === 0) throw new Error("A file got shorter while it was attached to a mail.");
		filled += bytesRead;
	}
}
