import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { MIGRATIONS_DIR } from "#lib/db/migrate.ts";
import { useJourney } from "./journey.ts";
import { completeDocument, forge, verify } from "./sealed-document.ts";

const journey = useJourney();

function runCommand(path: string): { status: number | null; stdout: string } {
	const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = journey.installation;
	const env = { ...process.env, DATABASE_URL, DATA_DIR };
	return spawnSync(process.execPath, ["--import", "tsx", "lib/cli/verify.ts", path], { encoding: "utf8", env });
}

it("recognises every file of a document sealed before hashes were recorded", async () => {
	const { documentId } = await completeDocument(journey);
	const read = () => db().sealedFile.findMany({ where: { documentId }, orderBy: { sha256: "asc" } });
	const recorded = await read();
	await db().sealedFile.deleteMany({ where: { documentId } });
	for (const migration of ["20261127115700_sealed_files", "20261127142900_certificates_and_parts"]) {
		const path = join(MIGRATIONS_DIR, `${migration}_of_earlier_documents`, "migration.sql");
		await db().$executeRawUnsafe(await readFile(path, "utf8"));
	}
	expect(await read()).toEqual(recorded);
});

it("knows every file that sealing made by its bytes, and nothing by what a file says of itself", async () => {
	const { documentId, files, remove } = await completeDocument(journey);
	expect([...files].map(([kind, { length }]) => [kind, length]).toSorted()).toEqual([
		["Certificate", 1],
		["Document", 1],
		["Mailed", 1],
		["Part", 2],
	]);
	for (const bytes of [...files.values()].flat()) {
		const report = await verify(journey, bytes);
		expect(report).toMatchObject({ verdict: "sealed-here", documentId });
		expect(report.signers).toMatchObject([{ text: expect.stringMatching(/^Grace Signer signed on /) }]);
	}
	const [sealed = Buffer.alloc(0)] = files.get("Document") ?? [];
	const original = await verify(journey, sealed);
	const asked = runCommand(original.path);
	expect(asked).toMatchObject({ status: 0, stdout: expect.stringContaining("Sealed here and unchanged.\n") });
	expect(asked.stdout).toMatch(/^Grace Signer signed on /m);

	const changed = Buffer.concat([sealed, Buffer.from("\nmore\n")]);
	expect(await verify(journey, changed)).toMatchObject({ verdict: "changed", signers: [] });
	const forged = await verify(journey, await forge(documentId, String(original.chainHead)));
	expect(forged).toMatchObject({ verdict: "not-sealed-here", signers: [], findings: [{ tone: "bad" }] });
	expect(runCommand(forged.path)).toMatchObject({
		status: 3,
		stdout: expect.stringContaining("not sealed by anyone this server knows"),
	});

	await db().$executeRaw`ALTER TABLE "AuditEvent" DISABLE TRIGGER USER`;
	await db().auditEvent.updateMany({ where: { documentId, seq: 1 }, data: { actorName: "Eve" } });
	await db().$executeRaw`ALTER TABLE "AuditEvent" ENABLE TRIGGER USER`;
	expect(await verify(journey, sealed)).toMatchObject({ verdict: "broken-trail", signers: [] });

	await remove();
	for (const bytes of [...files.values()].flat()) {
		const report = await verify(journey, bytes);
		expect(report).toMatchObject({ verdict: "sealed-here", documentId, signers: [] });
		expect(report.summary).toMatch(/^Sealed here and unchanged; its audit trail was deleted on \w+ \d+, \d{4}\.$/);
	}
});
