import { Readable } from "node:stream";
import { perProcess } from "#lib/config/per-process.ts";
import { MOST_IN_ZIP } from "#lib/contract/documents/listing/bulk-action.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { Download } from "#lib/domain/files/open-object.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { distinctNames, zipStream } from "#lib/storage/zip-stream.ts";
import { downloadDocument } from "./download-document.ts";

/** Each zip draws one document at a time, so that more of them only wait for each other. */
const MOST_PER_USER = 2;
const RETRY_SECONDS = 30;

/** Number of zips being downloaded, by user. */
const openZips = perProcess("open-zips", () => new Map<string, number>());

type ZipInput = {
	documentIds: string[];
	/** The name of the archive, without its ending. */
	name: string;
	/** What a file of the archive says of those that cannot be had. */
	missing: { fileName: string; about: string };
};

/**
 * Several documents as one zip, each as it is downloaded by itself: combined, or a zip of its own. A document is opened
 * when the archive comes to it. What cannot be had is named in a file of the archive.
 *
 * @throws AppError ValidationError for none, or too many; NotFound when none can be downloaded; RateLimited when it is
 *   opened while the user downloads two others
 */
export const downloadDocuments = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { documentIds, name, missing }: ZipInput): Promise<Download> => {
		const ids = [...new Set(documentIds)];
		if (ids.length === 0 || ids.length > MOST_IN_ZIP) {
			throw refusal("ValidationError", said("zipCount", { limit: MOST_IN_ZIP }));
		}
		const downloads: Download[] = [];
		const gone: string[] = [];
		for (const documentId of ids) {
			const download = await downloadDocument(context, { documentId }).catch(orNone);
			if (download) downloads.push(download);
			else gone.push(documentId);
		}
		if (downloads.length === 0) throw new AppError("NotFound");
		return {
			fileName: `${name}.zip`,
			mediaType: "application/zip",
			open: async () => ({
				stream: oneOfFew(context.principal.userId, () =>
					zipOf(downloads, gone.length > 0 ? { ...missing, ids: gone } : null),
				),
			}),
		};
	},
);

function orNone(error: unknown): null {
	if (error instanceof AppError && (error.code === "NotFound" || error.code === "Conflict")) return null;
	throw error;
}

function zipOf(downloads: Download[], missing: { fileName: string; about: string; ids: string[] } | null): Readable {
	const names = distinctNames(downloads.map(({ fileName }) => fileName));
	const entries = downloads.map(({ open }, index) => ({
		name: names[index] ?? "document.pdf",
		open: async () => (await open()).stream,
	}));
	if (!missing) return zipStream(entries);
	const text = Buffer.from(`${missing.about}\n\n${missing.ids.join("\n")}\n`);
	return zipStream([...entries, { name: missing.fileName, open: async () => Readable.from([text]) }]);
}

/** @throws AppError RateLimited while the owner downloads two others */
function oneOfFew(owner: string, make: () => Readable): Readable {
	const count = openZips.get(owner) ?? 0;
	if (count >= MOST_PER_USER) throw refusal("RateLimited", said("zipsOpen"), { retryAfterSeconds: RETRY_SECONDS });
	openZips.set(owner, count + 1);
	return make().once("close", () => {
		const left = (openZips.get(owner) ?? 1) - 1;
		if (left > 0) openZips.set(owner, left);
		else openZips.delete(owner);
	});
}
