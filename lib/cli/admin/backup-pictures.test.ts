import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertVerification, PASSPORT, PICTURE } from "#lib/testing/identity-verification.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { readArchive } from "./archive.ts";
import { backUp } from "./backup.ts";

const installation = useTestDatabase();

it("without its keys a backup shows no picture of an identity document, and nothing that was read of one", async () => {
	const { people } = await makeSigningDocument([{ name: "Wanda" }]);
	await insertVerification(people[0]?.signerId ?? "");
	const { objectKey } = await db().identityPicture.findFirstOrThrow();
	const file = join(installation.dataDir, "backup.tar.gz");
	await backUp(file);
	const names: string[] = [];
	await readArchive(file, async (name, stream) => {
		const bytes = await buffer(stream);
		names.push(name);
		if (name.startsWith("keys/")) return;
		for (const secret of [PICTURE, Buffer.from(String(PASSPORT.documentNumber))]) {
			expect([name, bytes.includes(secret)]).toEqual([name, false]);
			expect([name, bytes.includes(secret.toString("hex"))]).toEqual([name, false]);
		}
	});
	expect(names).toContain(`objects/${objectKey}`);
});
