import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import { writePrefilledValues } from "#lib/db/stores/documents/prefilled-values.ts";
import { findWholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { storage } from "#lib/storage/storage.ts";
import { box, change, fieldOf, lookAt, makeSent } from "#lib/testing/correcting-document.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { takeBackToDraft } from "../copying/take-back-to-draft.ts";
import { applyCorrection } from "../correcting/apply-correction.ts";
import { beginCorrection } from "../correcting/begin-correction.ts";
import { takeBackConflicts } from "../correcting/take-back-conflicts.ts";
import { UnreadPictures } from "./unread-pictures.ts";
import { withPictures } from "./with-pictures.ts";

const installation = useTestDatabase();
afterAll(closePdfPool);

async function makePicture(background: string) {
	const image = { width: 4, height: 4, channels: 3 as const, background };
	const bytes = await sharp({ create: image }).png().toBuffer();
	return { bytes, uri: `data:image/png;base64,${bytes.toString("base64")}` };
}

/** A document with a place for a picture, to whose signer it goes, and what that is called in its rows. */
async function make(background: string | null, parts: Record<string, string> = {}) {
	const value = background && (await makePicture(background)).uri;
	const photo = box("photo", { fieldType: "Image", ...(value ? { value } : {}) });
	const { documentId, context } = await makeSent(["Ana"], parts, { formFields: [box("Ana box"), photo] });
	const { id: rowId } = await db().documentField.findFirstOrThrow({ where: { documentId, fieldId: "photo" } });
	return { documentId, context, rowId };
}

type Made = Awaited<ReturnType<typeof make>>;

const scheduled = (background: string | null) =>
	make(background, { scheduledSendTime: String(Math.floor(Date.now() / 1000) + 7200) });

/** Stores a picture as it is stored when it is filled in. @returns what fills it in, and the picture as a draft has it */
async function storePicture({ context, rowId: id }: Made, background: string) {
	const { bytes, uri } = await makePicture(background);
	const path = join(installation.dataDir, randomUUID());
	await writeFile(path, bytes);
	const { key } = await storage().putFile(context.principal.accountId, path);
	const file = { key, name: "image.png", mediaType: "image/png", size: bytes.length, width: 4, height: 4 };
	return { uri, write: { id, value: writeFileValue(file), valueKey: key } };
}

/** Another picture is filled in while somebody waits for the document, whose pictures they have read. */
async function fillMeanwhile(made: Made, call: () => Promise<unknown>) {
	const { uri, write } = await storePicture(made, "blue");
	let outcome: Promise<unknown> = Promise.resolve();
	await db().$transaction(
		async (tx: Tx) => {
			const { accountId } = made.context.principal;
			const document = await lockDocument(tx, { accountId }, made.documentId);
			if (!document) throw new Error("There is no document.");
			outcome = call().catch((error: object) => error);
			await expect.poll(() => countWaiting('"Document"'), { timeout: 60_000 }).toBe(1);
			await writePrefilledValues(tx, document, [write]);
		},
		{ timeout: 90_000 },
	);
	return { outcome: await outcome, uri, value: write.value };
}

const shownIn = async (context: UserContext, documentId: string) => {
	const { state } = await lookAt(context, documentId);
	return fieldOf(state, "photo").value;
};

/** What makes a state of a document's rows: how the document is made for it, and what is called. */
const CALLS: Record<
	string,
	[make: (background: string | null) => Promise<Made>, call: (made: Made) => Promise<unknown>]
> = {
	"a scheduled document that is taken back": [
		scheduled,
		({ context, documentId }) => takeBackToDraft(context, { documentId }),
	],
	"a document that could not be sent, and is opened": [
		async (background) => {
			const made = await scheduled(background);
			const where = { id: made.documentId };
			await db().document.update({ where, data: { status: "Draft", scheduledFor: null } });
			return made;
		},
		({ context, documentId }) => lookAt(context, documentId),
	],
	"a sent document whose correction begins": [
		make,
		({ context, documentId }) => beginCorrection(context, { documentId }),
	],
	"a correction that takes over what has changed": [
		async (background) => {
			const made = await make(background);
			await beginCorrection(made.context, { documentId: made.documentId });
			return made;
		},
		async ({ context, documentId }) => takeBackConflicts(context, { documentId, version: 1 }),
	],
};

it.each(Object.keys(CALLS).flatMap((name) => [[name, null] as const, [name, "red"] as const]))(
	"%s has the picture that is filled in meanwhile, in place of %s",
	async (name, background) => {
		const [prepare, call] = CALLS[name] ?? [];
		if (!prepare || !call) throw new Error("There is no such call.");
		const made = await prepare(background);
		const { outcome, uri } = await fillMeanwhile(made, () => call(made));
		expect(outcome).not.toBeInstanceOf(Error);
		expect(await shownIn(made.context, made.documentId)).toBe(uri);
	},
	120_000,
);

it("a correction with another picture is not applied over the one that is filled in meanwhile", async () => {
	const made = await make("red");
	const { context, documentId, rowId: id } = made;
	await beginCorrection(context, { documentId });
	const desk = await lookAt(context, documentId);
	const set = { value: (await makePicture("green")).uri };
	const { key } = fieldOf(desk.state, "photo");
	const version = await change(context, documentId, desk, [{ kind: "patch", in: "fields", id: key, set }]);
	const { outcome, value } = await fillMeanwhile(made, () => applyCorrection(context, { documentId, version }));
	expect(outcome).toMatchObject({ code: "Conflict", conflicts: expect.any(Array) });
	expect(await db().documentField.findUnique({ where: { id } })).toMatchObject({ value });
}, 120_000);

it("is given up as a conflict where the pictures never stay the same, with nothing written", async () => {
	const { documentId } = await make(null);
	const seen = await findWholeDocument(documentId);
	if (!seen) throw new Error("There is no document.");
	let tries = 0;
	const work = async (tx: Tx) => {
		tries += 1;
		await tx.document.update({ where: { id: documentId }, data: { title: "Changed" } });
		throw new UnreadPictures(seen.slotFields);
	};
	await expect(withPictures(seen, work)).rejects.toMatchObject({ code: "Conflict", said: { key: "picturesChange" } });
	expect([tries, (await findWholeDocument(documentId))?.title]).toEqual([3, "Lease"]);
});
