import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { findWholeDocumentWithEvents } from "#lib/db/stores/documents/whole-document.ts";
import { findBrokenLink } from "#lib/domain/audit/chain.ts";
import { jobContext } from "#lib/domain/context.ts";
import { submitIdentity } from "#lib/domain/signing/identifying/submit-identity.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { addPhoto, askedForDocument, beginIn, senderOf } from "#lib/testing/identifying.ts";
import { drawSpecimen } from "#lib/testing/identity/draw-specimen.ts";
import { browser } from "#lib/testing/proof.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { DAY_MS } from "#lib/units.ts";
import { acceptIdentity } from "./accept-identity.ts";
import { getIdentityReport } from "./get-identity-report.ts";
import { lookAtIdentityPicture } from "./look-at-identity-picture.ts";
import { retirePictures } from "./retire-pictures.ts";

const installation = useTestDatabase();
afterAll(closePdfPool);

/** Every file of the data directory but the installation's keys. */
async function filesThere() {
	const all = await readdir(installation.dataDir, { recursive: true, withFileTypes: true });
	const files = all.filter((one) => one.isFile() && !one.parentPath.endsWith("/keys"));
	return files.map(({ parentPath, name }) => join(parentPath, name));
}

it("of a passport that was shown, read and accepted no picture can be read, none is left after its time, and the trail holds", async () => {
	const row = { name: "Anna Maria Eriksson", ...askedForDocument() };
	const { documentId, people } = await makeSigningDocument([{ name: "Anna", row }]);
	const { token = "", signerId = "" } = people[0] ?? {};
	const sender = await senderOf(documentId);
	const before = await filesThere();
	const call = browser(await beginIn(token));
	const bytes = await drawSpecimen({ kind: "Passport" });
	for (const picture of ["Front", "Selfie"]) await addPhoto(call, token, picture, { bytes });
	await submitIdentity(call, token);
	await runJobs("identity");
	await acceptIdentity(sender, { documentId, signerId, attempt: 1 });
	const shown = await lookAtIdentityPicture(sender, { documentId, signerId, picture: "Front" });
	expect(shown.subarray(0, 2).toString("hex")).toBe("ffd8");

	const added = (await filesThere()).filter((file) => !before.includes(file));
	const kept = (await db().identityPicture.findMany()).map(({ objectKey }) => objectKey);
	expect(kept).toHaveLength(2);
	expect(added.filter((file) => kept.some((key) => file.endsWith(key)))).toHaveLength(2);
	// Some bytes from the middle of what the sender was shown.
	const middle = shown.subarray(shown.length >> 1, (shown.length >> 1) + 64);
	for (const file of added) {
		const stored = await readFile(file);
		expect([file, stored.includes(middle), stored.includes("JFIF")]).toEqual([file, false, false]);
	}

	await db().document.update({ where: { id: documentId }, data: { status: "Completed", closedAt: new Date() } });
	await retirePictures(jobContext(() => new Date(Date.now() + 31 * DAY_MS)));
	expect(await db().identityPicture.count()).toBe(0);
	expect((await filesThere()).filter((file) => added.includes(file))).toEqual([]);
	const report = await getIdentityReport(sender, { documentId, who: { email: "anna@example.com", order: null } });
	expect(report).toMatchObject({ verificationResult: "Succeeded", document: { documentFiles: [], selfieFile: null } });
	const events = (await findWholeDocumentWithEvents(documentId))?.events ?? [];
	expect(events.map(({ type }) => type)).toEqual([
		...["IdentityBegun", "IdentitySubmitted", "IdentityRead", "IdentityAccepted"],
		...["IdentityPictureViewed", "IdentityPicturesDeleted", "IdentityDataDownloaded"],
	]);
	expect(findBrokenLink(events.map((event) => ({ ...event, at: event.at.toISOString() })))).toBeNull();
	expect(JSON.stringify(events)).not.toMatch(/L898902C3|ERIKSSON<|"year":1974|740812/);
});
