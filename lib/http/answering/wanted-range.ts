import type { RangedFile } from "#lib/domain/files/open-object.ts";
import type { ByteRange } from "#lib/storage/object-storage.ts";

/**
 * The part of a file that a request asks for (RFC 9110 sections 13.1.5 and 14.2). What it asks for in a way that we do not
 * know, or of another version, is the whole file.
 *
 * @returns null: the whole file; "none": it has no such part
 */
export function wantedRange(headers: Headers, { version, sizeBytes }: RangedFile): ByteRange | "none" | null {
	const ofVersion = headers.get("if-range");
	if (ofVersion !== null && ofVersion !== `"${version}"`) return null;
	const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("range")?.trim() ?? "") ?? [];
	if (from === "" && to === "") return null;
	// Without a beginning: so many bytes from the end.
	const start = from === "" ? Math.max(0, sizeBytes - Number(to)) : Number(from);
	const end = from === "" || to === "" ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
	if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
	return start <= end ? { start, end } : "none";
}
