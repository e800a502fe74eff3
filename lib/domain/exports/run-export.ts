import { join } from "node:path";
import { EXPORT_SECTIONS, type ExportPlace } from "#lib/db/json-columns.ts";
import {
	addPart,
	type DataExportRow,
	findExportForJob,
	lockExportForJob,
} from "#lib/db/stores/exports/data-exports.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { ZipPart } from "#lib/storage/zip-part.ts";
import { finishExport, recordExportFailure } from "./end-export.ts";
import { writeEnd } from "./write-end.ts";
import { SECTIONS } from "./write-export-section.ts";

/** How much a part holds: what a killed job has to do again, and what stands in the temporary folder. */
type PartLimits = { bytes: number; files: number; ms: number };
const PART_LIMITS: PartLimits = { bytes: 32 * 1024 * 1024, files: 1000, ms: 5000 };

/** After that a job leaves the rest to the next one. */
const SLICE_MS = 240_000;

type Attempt = { isLastAttempt: boolean };

/**
 * Makes an export, part by part, until it is whole. Each part is stored before the row says so: whoever is killed
 * leaves what was done, and who goes on begins behind it. Two at the same time do not harm: of two that write the same
 * part, one stays.
 */
export const runExport = defineVerb(
	{ permission: "jobs.run" },
	async (
		context: Context,
		exportId: string,
		{ isLastAttempt }: Attempt,
		limits: PartLimits = PART_LIMITS,
	): Promise<void> => {
		try {
			await makeParts(context, exportId, limits);
		} catch (error) {
			if (!isLastAttempt) throw error;
			await recordExportFailure(context, exportId, error);
		}
	},
);

async function makeParts(context: Context, exportId: string, limits: PartLimits): Promise<void> {
	const until = performance.now() + SLICE_MS;
	for (;;) {
		const row = await findExportForJob(exportId);
		if (row?.status !== "Running") return;
		const isOver = await makePart(context, row, limits);
		if (isOver) return;
		if (performance.now() < until) continue;
		await inTransaction((tx) => enqueue(tx, "data-export", { exportId }));
		return;
	}
}

/** @returns whether there is no more to do */
async function makePart(context: Context, row: DataExportRow, limits: PartLimits): Promise<boolean> {
	const { accountId, place } = row;
	const temp = await makeTempDir();
	try {
		const path = join(temp.path, "part");
		const part = await ZipPart.create(path, row.startedAt);
		const written = await writePart(part, row, limits).finally(() => part.close());
		const { key: objectKey } = await storage().putFile(accountId, path);
		const { members, sizeBytes } = part;
		const isKept = await keep(context, row, { objectKey, members, sizeBytes, ...written });
		return !isKept || place.section === "end";
	} finally {
		await temp.remove();
	}
}

/** Writes batch after batch until the part is full. */
async function writePart(part: ZipPart, row: DataExportRow, limits: PartLimits) {
	const { name, email, locale } = row.user;
	const of = { accountId: row.accountId, userId: row.userId, name, email, locale: locale ?? "EN" };
	const until = performance.now() + limits.ms;
	let { place: next } = row;
	let documents = 0;
	if (next.section === "end") {
		await writeEnd(part, row);
		return { documents, next };
	}
	while (next.section !== "end") {
		const step = await SECTIONS[next.section](part, { ...of, startedAt: row.startedAt }, next.after);
		documents += step.documents;
		next = step.after === null ? sectionBehind(next) : { ...next, after: step.after };
		const isFull = part.sizeBytes >= limits.bytes || part.members.length >= limits.files;
		if (isFull || performance.now() >= until) break;
	}
	return { documents, next };
}

function sectionBehind({ section }: ExportPlace): ExportPlace {
	return { section: EXPORT_SECTIONS[EXPORT_SECTIONS.indexOf(section) + 1] ?? "end", after: null };
}

/** @returns false when the export was cancelled, or another job has written this part: then it is thrown away */
async function keep(context: Context, { id, partCount }: DataExportRow, part: Parameters<typeof addPart>[2]) {
	const isKept = await inTransaction(async (tx) => {
		const locked = await lockExportForJob(tx, id);
		if (locked?.status !== "Running" || locked.partCount !== partCount) return false;
		await addPart(tx, locked, part, context.now());
		if (locked.place.section === "end") await finishExport(tx, context, locked, part.sizeBytes);
		return true;
	});
	if (!isKept) await discardObjects([part.objectKey]);
	return isKept;
}
