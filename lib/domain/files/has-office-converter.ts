import { findConverter } from "#lib/pdf/read/find-converter.ts";

/** Whether Word, Excel and PowerPoint files can be converted on this machine. */
export function hasOfficeConverter(): boolean {
	return findConverter() !== null;
}
