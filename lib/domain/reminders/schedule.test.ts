import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { runWorker } from "#lib/worker/job-worker.ts";

// A day of eight seconds (jobs are looked for every five), so that the whole schedule really runs.
useTestDatabase({ DAY_SECONDS: "8" });

let stopWorker = async () => {};
beforeAll(async () => {
	stopWorker = await runWorker();
});
afterAll(() => stopWorker());

it("a document that nobody signs is asked for, reminded of, announced to expire, and expires", async () => {
	const caller = await makeCaller();
	const parts = {
		ExpiryDays: "4",
		ReminderSettings: '{"enableAutoReminder":true,"reminderDays":1,"reminderCount":2}',
	};
	const { body } = await caller.call("POST", "/v1/document/send", await sendForm(parts));
	const documentId = String(body.documentId);
	await vi.waitFor(
		async () => {
			const mails = await db().mail.findMany({ where: { documentId }, orderBy: { createdAt: "asc" } });
			const toSigner = mails.filter((mail) => mail.signerId !== null).map((mail) => mail.kind);
			expect(toSigner).toEqual(["please-sign", "reminder", "reminder", "expiring", "signer-expired"]);
			expect(mails.map((mail) => mail.kind)).toContain("sender-expiring");
		},
		{ timeout: 90_000, interval: 500 },
	);
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ status: "Expired" });
}, 120_000);
