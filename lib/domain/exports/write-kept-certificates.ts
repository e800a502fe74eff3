import { listExportedCertificates } from "#lib/db/stores/documents/kept-certificates.ts";
import type { ZipPart } from "#lib/storage/zip-part.ts";
import { addObject } from "./add-files.ts";
import { asJson } from "./as-json.ts";
import type { ExportOf } from "./export-of.ts";
import { pathPart } from "./file-names.ts";

const PER_STEP = 100;

/**
 * Writes the next certificates that were kept of documents that are gone: what is known of each in a list, and the files.
 *
 * @returns behind what it goes on, with the number of the next list before it; null: there are no more
 */
export async function writeKeptCertificates(
	part: ZipPart,
	{ accountId }: ExportOf,
	after: string | null,
): Promise<string | null> {
	const [number, place] =
		after === null ? [1, null] : [Number.parseInt(after, 10), after.slice(after.indexOf("/") + 1)];
	const rows = await listExportedCertificates(accountId, { after: place, take: PER_STEP });
	const listed: object[] = [];
	for (const { certificateKey: key, place: _, ...row } of rows) {
		const day = row.completedAt.toISOString().slice(0, 10);
		const name = `${day} ${pathPart(row.title)} ${row.documentId}.pdf`;
		const isThere = await addObject(part, accountId, { name: `kept-certificates/${name}`, key });
		listed.push({ ...row, file: isThere ? name : null });
	}
	if (rows.length > 0) {
		await part.addBytes(`kept-certificates/${String(number).padStart(6, "0")}.json`, asJson(listed));
	}
	const last = rows.at(-1);
	return last && rows.length === PER_STEP ? `${number + 1}/${last.place}` : null;
}
