import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { signerContext } from "#lib/testing/signing-document.ts";
import { HOUR_MS } from "#lib/units.ts";
import { useJourney } from "./journey.ts";
import { openLink, signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

const TWELVE_HOURS = { ExpiryDateType: "Hours", ExpiryValue: "12" };

describe("a document whose time is up", () => {
	it("is closed at that moment: signers and sender are mailed, and links lead to a page that says so", async () => {
		const caller = await makeCaller();
		const documentId = await sendTo(caller, [{}], TWELVE_HOURS);
		const token = tokenIn(await journey.mailTo("grace@example.com"));
		const read = () => db().document.findUniqueOrThrow({ where: { id: documentId } });
		const { expiresAt } = await read();
		expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(720);

		// The clock goes on while this is looked at.
		await journey.advanceTo(new Date((expiresAt?.getTime() ?? 0) - 60_000));
		await journey.settle();
		expect((await read()).status).toBe("InProgress");
		expect((await openLink(token, journey.now)).state).toBe("open");

		await journey.advanceTo(new Date((expiresAt?.getTime() ?? 0) + 1000));
		expect((await journey.mailTo("grace@example.com", 2)).parsed.subject).toMatch(/expired/i);
		const toSender = await journey.mailTo(caller.email);
		expect(toSender.parsed.subject).toMatch(/expired/i);
		expect(toSender.parsed.text).toContain("Grace Signer");
		expect(await read()).toMatchObject({ status: "Expired", closedAt: expect.any(Date) });

		expect(await openLink(token)).toMatchObject({ state: "expired", at: expiresAt?.toISOString(), download: null });
		await expect(finishSigning(await signerContext(token), { edition: 0 })).rejects.toThrow("has expired");
		const properties = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		expect(properties.body).toMatchObject({ status: "Expired", signerDetails: [{ status: "Expired" }] });
		await journey.settle();
		expect(journey.mailsTo("grace@example.com")).toHaveLength(2);
		expect(journey.mailsTo(caller.email)).toHaveLength(1);
	});

	it("cannot be signed any more even before the job has closed it", async () => {
		const caller = await makeCaller();
		await sendTo(caller, [{ emailAddress: "late@example.com" }], TWELVE_HOURS);
		const token = tokenIn(await journey.mailTo("late@example.com"));
		const late = { ...(await signerContext(token)), now: () => new Date(Date.now() + 13 * HOUR_MS) };
		await expect(finishSigning(late, { edition: 0 })).rejects.toThrow("has expired");
		expect((await openLink(token, late.now)).state).toBe("expired");
	});

	it("stays completed when everybody signed in time", async () => {
		const caller = await makeCaller();
		const documentId = await sendTo(caller, [{ emailAddress: "quick@example.com" }], TWELVE_HOURS);
		await signAll(tokenIn(await journey.mailTo("quick@example.com")));
		await journey.mailTo("quick@example.com", 2);
		await journey.advanceTo(new Date(Date.now() + 13 * HOUR_MS));
		await journey.settle();
		const document = await db().document.findUnique({ where: { id: documentId } });
		expect(document?.status).toBe("Completed");
		const subjects = [...journey.mailsTo("quick@example.com"), ...journey.mailsTo(caller.email)].map(
			(mail) => mail.parsed.subject,
		);
		expect(subjects.filter((subject) => /expired/i.test(subject ?? ""))).toEqual([]);
	});
});
