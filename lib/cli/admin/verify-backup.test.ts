import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertVerification } from "#lib/testing/identity-verification.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { readArchive, writeArchive } from "./archive.ts";
import { backUp } from "./backup.ts";
import { verifyBackup } from "./verify-backup.ts";

const installation = useTestDatabase();
const path = (name: string) => join(installation.dataDir, name);

/** By the form in which a row holds it. */
const keys: Record<string, string> = {};

beforeAll(async () => {
	const { people, accountId } = await makeSigningDocument([{ name: "Wanda" }]);
	await insertVerification(people[0]?.signerId ?? "");
	const put = async (text: string) => (await storage().putBytes(accountId, Buffer.from(text))).key;
	keys.text = (await db().identityPicture.findFirstOrThrow()).objectKey;
	keys.json = await put("a signature");
	const signature = { kind: "image", key: keys.json, note: 'a "quoted"\tname\\ ' };
	await db().signer.update({ where: { id: people[0]?.signerId ?? "" }, data: { signature } });
	keys.list = await put("attached to an email");
	const attachments = [
		{ name: "a\n.pdf", mediaType: "application/pdf", key: keys.json },
		{ name: "b.pdf", mediaType: "application/pdf", key: keys.list },
	];
	const mail = {
		kind: "completed",
		to: "a@example.com",
		subject: "Done",
		html: "",
		text: "",
		messageId: "<1@example.com>",
	};
	await db().mail.create({ data: { id: randomUUID(), accountId, attachments, ...mail } });
	keys.unused = await put("nothing refers to it");
	await backUp(path("whole.tar.gz"));
});

/** The backup once more, with entries left out (null) or changed. */
async function rewrite(name: string, change: (entry: string, bytes: Buffer) => Buffer | null): Promise<string> {
	await writeArchive(path(name), async (archive) => {
		await readArchive(path("whole.tar.gz"), async (entry, stream) => {
			const bytes = change(entry, await buffer(stream));
			if (bytes) await archive.addBytes(entry, bytes);
		});
	});
	return path(name);
}

it("finds every object that rows refer to, and others", async () => {
	const check = await verifyBackup(path("whole.tar.gz"));
	expect(check).toMatchObject({ isComplete: true, missing: { count: 0 }, damaged: { count: 0 } });
	expect(check.objects).toBeGreaterThanOrEqual(4);
});

it.each(["text", "json", "list"])("names a missing object whose key is stored as %s", async (form) => {
	const file = await rewrite(`without-${form}.tar.gz`, (name, bytes) =>
		name === `objects/${keys[form]}` ? null : bytes,
	);
	const check = await verifyBackup(file);
	expect(check).toMatchObject({ isComplete: false, missing: { count: 1, keys: [keys[form]] }, damaged: { count: 0 } });
});

it("doesn’t miss an object that no row refers to", async () => {
	const file = await rewrite("without-unused.tar.gz", (name, bytes) =>
		name === `objects/${keys.unused}` ? null : bytes,
	);
	expect(await verifyBackup(file)).toMatchObject({ isComplete: true });
});

it("names an object whose content differs from its key", async () => {
	const file = await rewrite("damaged.tar.gz", (name, bytes) =>
		name === `objects/${keys.unused}` ? Buffer.from("else") : bytes,
	);
	expect(await verifyBackup(file)).toMatchObject({ isComplete: false, damaged: { count: 1, keys: [keys.unused] } });
});

it("refuses a file that is cut off", async () => {
	await rewrite("other.tar.gz", (name, bytes) => (name === "manifest.json" ? null : bytes));
	await expect(verifyBackup(path("other.tar.gz"))).rejects.toThrow("is not a backup.");
});
