import { afterAll, expect, it } from "vitest";
import { jobContext } from "#lib/domain/context.ts";
import { gatherMail } from "#lib/domain/delivery/gathering/gather-mail.ts";
import { revokeDocument } from "#lib/domain/documents/ending/revoke-document.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { change, lookAt, makeSent, openCorrected } from "#lib/testing/correcting-document.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { countJobs, queuedMails } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { HOUR_MS } from "#lib/units.ts";
import { discardStaleCorrections } from "./discard-stale-corrections.ts";

useTestDatabase();
afterAll(closePdfPool);

const inHours = (hours: number) => ({ ...jobContext(), now: () => new Date(Date.now() + hours * HOUR_MS) });
const discarded = async (documentId: string) =>
	(await queuedMails(documentId)).filter((kind) => kind === "sender-not-corrected");

it("discards what nobody has touched for a day, tells once whoever began it, and leaves what is younger", async () => {
	const { caller, context: colleague, documentId } = await makeSent(["Ana"]);
	const context = await makeUserContext({ accountId: caller.accountId });
	await openCorrected(context, documentId);
	await discardStaleCorrections(inHours(23));
	const desk = await lookAt(colleague, documentId);
	const later = { ...colleague, now: inHours(12).now };
	await change(later, documentId, desk, [{ kind: "patch", in: "document", set: { title: "Rent" } }]);
	await discardStaleCorrections(inHours(35));
	expect(await discarded(documentId)).toEqual([]);
	await discardStaleCorrections(inHours(37));
	await discardStaleCorrections(inHours(38));
	expect(await discarded(documentId)).toEqual(["sender-not-corrected"]);
	await expect(lookAt(context, documentId)).rejects.toMatchObject({ gone: { status: "discarded" } });
	const { accountId, userId } = context.principal;
	const job = { kind: "sender-not-corrected", accountId, documentId, userId } as const;
	expect(await gatherMail(jobContext(), job)).toMatchObject({ to: { address: context.principal.email } });
	expect(await openCorrected(context, documentId)).toMatchObject({ state: { document: { title: "Lease" } } });
});

it("says nothing of a correction whose document has ended", async () => {
	const { context, documentId } = await makeSent(["Ana"]);
	await openCorrected(context, documentId);
	await revokeDocument(context, { documentId, message: "Wrong" });
	const before = await countJobs("mail", documentId);
	await discardStaleCorrections(inHours(25));
	expect(await countJobs("mail", documentId)).toBe(before);
});
