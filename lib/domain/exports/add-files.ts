import { exportWords } from "#lib/i18n/export/export-words.ts";
import { format } from "#lib/i18n/message.ts";
import { isObjectOf, MissingObjectError } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import type { ZipPart } from "#lib/storage/zip-part.ts";
import { distinctNames } from "#lib/storage/zip-stream.ts";
import { pathPart } from "./file-names.ts";

/** A stored file under its name in a folder. */
export type Placed = { name: string; key: string };

/** Files in a folder, each under a name of its own. */
export function inFolder(folder: string, files: Placed[]): Placed[] {
	const names = distinctNames(files.map(({ name }) => pathPart(name)));
	return files.map(({ key }, index) => ({ name: `${folder}/${names[index]}`, key }));
}

/** Adds stored files of an account to a folder, with a list of those that the storage has lost. */
export async function addFiles(
	part: ZipPart,
	{ accountId, locale }: { accountId: string; locale: string },
	folder: string,
	files: Placed[],
): Promise<void> {
	const lost: string[] = [];
	for (const { name, key } of files) {
		if (!(await addObject(part, accountId, { name: `${folder}/${name}`, key }))) lost.push(name);
	}
	if (lost.length === 0) return;
	const words = exportWords(locale);
	await part.addBytes(`${folder}/${words.lost}`, format(words.lostText, { files: lost.join("\n") }));
}

/**
 * Adds a stored file of an account.
 *
 * @returns false when the storage has lost it
 */
export async function addObject(part: ZipPart, accountId: string, { name, key }: Placed): Promise<boolean> {
	if (!isObjectOf(accountId, key)) return false;
	const stream = await storage()
		.stream(key)
		.catch((error: unknown) => {
			if (error instanceof MissingObjectError) return null;
			throw error;
		});
	if (!stream) return false;
	await part.addStream(name, stream);
	return true;
}
