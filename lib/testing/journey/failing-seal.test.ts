import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { listForSender } from "#lib/domain/documents/listing/list-for-sender.ts";
import { viewForSender } from "#lib/domain/documents/viewing/view-for-sender.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { queue } from "#lib/queue/queue.ts";
import { type ApiCaller, makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { listView } from "#lib/testing/list-view.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { PATIENCE, useJourney } from "./journey.ts";
import { openLink, signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

// The next attempt is made when a test says so, however long the machine takes until then.
beforeAll(async () => (await queue()).updateQueue("seal", { retryDelay: 3600 }));

/** Takes a document's working file away. @returns what brings it back */
async function loseWorkingFile(documentId: string): Promise<() => Promise<void>> {
	const file = await db().documentFile.findFirstOrThrow({ where: { documentId } });
	const path = join(journey.installation.dataDir, "objects", file.workingKey);
	await rename(path, `${path}.lost`);
	return () => rename(`${path}.lost`, path);
}

const sealOf = (documentId: string) => db().document.findUniqueOrThrow({ where: { id: documentId } });

async function failedAttempts(documentId: string, count: number): Promise<void> {
	await expect.poll(async () => (await sealOf(documentId)).sealAttempts, PATIENCE).toBe(count);
	await journey.settle();
}

/** A document of a new account that everybody signed and that cannot be sealed. */
async function makeFailing(caller: ApiCaller, email: string) {
	const documentId = await sendTo(caller, [{ emailAddress: email }]);
	const token = tokenIn(await journey.mailTo(email));
	const repair = await loseWorkingFile(documentId);
	await signAll(token);
	await failedAttempts(documentId, 1);
	return { documentId, token, repair };
}

it("shows with its reason to the sender and the admin, blocks nobody, and is completed once repaired", async () => {
	const member = await makeCaller({ role: "Member" });
	const admin = await makeCaller({ accountId: member.accountId });
	const { documentId, token, repair } = await makeFailing(member, "failing@example.com");

	for (const caller of [member, admin]) {
		const context = await contextOfCaller(caller);
		const { document, events } = await viewForSender(context, { documentId });
		expect(document).toMatchObject({ status: "InProgress", sealState: "Failed" });
		const note = said("sealFileMissing");
		expect(document.sealNote).toEqual(note);
		expect(events.filter((event) => event.type === "SealFailed").map((event) => event.data)).toEqual([
			{ error: sayIn(note, "EN"), said: note, attempt: 1 },
		]);
		const { rows } = await listForSender(context, {
			view: listView({ filter: "attention", search: "" }),
			cursor: null,
		});
		expect(rows.map((row) => row.id)).toEqual([documentId]);
	}
	expect((await openLink(token)).state).toBe("seal-failed");

	// Another account's file: an equal one would be the same object.
	const other = await makeCaller();
	await sendTo(other, [{ emailAddress: "unharmed@example.com" }]);
	await signAll(tokenIn(await journey.mailTo("unharmed@example.com")));
	expect((await journey.mailTo("unharmed@example.com", 2)).parsed.attachments).toHaveLength(1);

	await repair();
	await journey.retryNow("seal");
	const completed = await journey.mailTo("failing@example.com", 2);
	expect(completed.parsed.attachments[0]?.mimeType).toBe("application/pdf");
	await journey.settle();
	expect(await sealOf(documentId)).toMatchObject({ status: "Completed", sealState: "Sealed", sealAttempts: 1 });
	expect((await openLink(token)).state).toBe("completed");
	expect(await db().auditEvent.count({ where: { documentId, type: "DocumentSealed" } })).toBe(1);
	const { rows } = await listForSender(await contextOfCaller(admin), {
		view: listView({ filter: "attention", search: "" }),
		cursor: null,
	});
	expect(rows).toEqual([]);
});

it("says what is wrong in one sentence", async () => {
	const passwordPath = join(journey.installation.dataDir, "keys", "sealing.password");
	const password = await readFile(passwordPath, "utf8");
	const caller = await makeCaller();
	const documentId = await sendTo(caller, [{ emailAddress: "locked@example.com" }]);
	const token = tokenIn(await journey.mailTo("locked@example.com"));
	await writeFile(passwordPath, `${password.trim()}x`);
	await signAll(token);
	await failedAttempts(documentId, 1);
	expect((await sealOf(documentId)).sealNote).toEqual(said("certificatePassword"));
	await writeFile(passwordPath, password);
	await journey.retryNow("seal");
	await expect.poll(async () => (await sealOf(documentId)).status, PATIENCE).toBe("Completed");
	await journey.settle();
});

it("is refused while the trail or the signers are not as they were when everyone signed", async () => {
	const caller = await makeCaller();
	const { documentId, repair } = await makeFailing(caller, "changed@example.com");
	await repair();
	const event = { documentId_seq: { documentId, seq: 1 } };
	const renameSender = async (actorName: string) => {
		const { actorName: former } = await db().auditEvent.findUniqueOrThrow({ where: event });
		await db().$transaction([
			db().$executeRaw`SET LOCAL session_replication_role = replica`,
			db().auditEvent.update({ where: event, data: { actorName } }),
		]);
		return () => renameSender(former);
	};
	const set = async (
		table: "Signer" | "Document" | "DocumentFile" | "DocumentField",
		column: string,
		value: string,
	) => {
		const where = `WHERE "${table === "Document" ? "id" : "documentId"}" =`;
		await db().$executeRawUnsafe(
			`CREATE TABLE "kept" AS SELECT "id", "${column}" FROM "${table}" ${where} '${documentId}'`,
		);
		await db().$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = ${value} ${where} '${documentId}'`);
		return () =>
			db().$transaction([
				db().$executeRawUnsafe(
					`UPDATE "${table}" t SET "${column}" = k."${column}" FROM "kept" k WHERE k."id" = t."id"`,
				),
				db().$executeRawUnsafe(`DROP TABLE "kept"`),
			]);
	};
	const changes = [
		() => renameSender("Eve"),
		() => set("Signer", "name", "'Eve'"),
		() => set("Signer", "groupName", "'Eve'"),
		() => set("Signer", "firstDeliveredAt", "'2020-01-01'"),
		() => set("Signer", "signature", `'{"kind":"type","text":"Eve","face":"caveat"}'`),
		() => set("Document", "title", "'Another'"),
		() => set("DocumentFile", "uploadSha256", "'0'"),
		() => set("DocumentField", "value", "'Eve'"),
	];
	for (const [index, change] of changes.entries()) {
		const restore = await change();
		await journey.retryNow("seal");
		await failedAttempts(documentId, index + 2);
		expect((await sealOf(documentId)).sealNote).toEqual(said("sealTrailChanged"));
		await restore();
	}
	await journey.retryNow("seal");
	await expect.poll(async () => (await sealOf(documentId)).status, PATIENCE).toBe("Completed");
	await journey.settle();
});

it("is told to the sender by mail at the third failure, once", async () => {
	const caller = await makeCaller();
	const { documentId, repair } = await makeFailing(caller, "thrice@example.com");
	const failures = () =>
		journey.mailsTo(caller.email).filter((mail) => /finish|final|seal/i.test(mail.parsed.subject ?? ""));
	for (const attempt of [2, 3, 4]) {
		expect(failures()).toHaveLength(attempt > 3 ? 1 : 0);
		await journey.retryNow("seal");
		await failedAttempts(documentId, attempt);
	}
	expect(failures()).toHaveLength(1);
	expect(failures()[0]?.parsed.text).toContain(sayIn(said("sealFileMissing"), "EN"));
	await repair();
	await journey.retryNow("seal");
	await expect.poll(async () => (await sealOf(documentId)).status, PATIENCE).toBe("Completed");
	await journey.settle();
});

it("is taken up again by housekeeping when all attempts were used up", async () => {
	const caller = await makeCaller();
	const { documentId, repair } = await makeFailing(caller, "given-up@example.com");
	await db().$executeRaw`
		UPDATE pgboss.job SET "state" = 'failed', "retry_count" = "retry_limit"
		WHERE "name" = 'seal' AND "data"->>'documentId' = ${documentId}`;
	await repair();
	await journey.keepHouse();
	await expect.poll(async () => (await sealOf(documentId)).status, PATIENCE).toBe("Completed");
	await journey.settle();
	await journey.keepHouse();
	expect(await db().auditEvent.count({ where: { documentId, type: "DocumentSealed" } })).toBe(1);
});
