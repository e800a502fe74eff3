import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { listOutbox } from "./list-outbox.ts";
import { viewOutboxMail } from "./view-outbox-mail.ts";

useTestDatabase();

async function insertMails(
	{ principal }: UserContext,
	count: number,
	isSandbox: boolean | null = null,
): Promise<string[]> {
	const ids = Array.from({ length: count }, () => randomUUID());
	// All at the same moment: only the id tells them apart.
	const createdAt = new Date();
	await db().mail.createMany({
		data: ids.map((id) => ({
			id,
			createdAt,
			kind: "please-sign",
			accountId: principal.accountId,
			isSandbox,
			messageId: `<${id}@localhost>`,
			to: "grace@example.com",
			subject: "Sign",
			html: "<p>Sign</p>",
			text: "Sign",
		})),
	});
	return ids;
}

describe("the outbox", () => {
	it("shows an admin the account's mails, each once, page by page", async () => {
		const admin = await makeUserContext();
		const ids = [...(await insertMails(admin, 60)), ...(await insertMails(admin, 60, false))];
		await insertMails(admin, 3, true);
		await insertMails(await makeUserContext(), 3);
		const seen: string[] = [];
		let cursor: string | null = null;
		do {
			const page = await listOutbox(admin, { cursor });
			seen.push(...page.mails.map((mail) => mail.id));
			cursor = page.nextCursor;
		} while (cursor);
		expect(seen.toSorted()).toEqual(ids.toSorted());
	});

	it("shows mails about documents of the environment that is shown, and those about none in both", async () => {
		const admin = await makeUserContext();
		const about = { live: false, sandbox: true, neither: null };
		for (const [subject, isSandbox] of Object.entries(about)) {
			const [id = ""] = await insertMails(admin, 1, isSandbox);
			await db().mail.update({ where: { id }, data: { subject } });
		}
		const subjects = async (isSandbox: boolean) => {
			const { mails } = await listOutbox({ ...admin, principal: { ...admin.principal, isSandbox } }, { cursor: null });
			return mails.map((mail) => mail.subject).toSorted();
		};
		expect(await subjects(false)).toEqual(["live", "neither"]);
		expect(await subjects(true)).toEqual(["neither", "sandbox"]);
	});

	it.each(["TeamAdmin", "Member"] as const)("is not there for a %s", async (role) => {
		const admin = await makeUserContext();
		const other = await makeUserContext({ accountId: admin.principal.accountId, role });
		const [mailId = ""] = await insertMails(admin, 1);
		await expect(listOutbox(other, { cursor: null })).rejects.toMatchObject({ code: "NotFound" });
		await expect(viewOutboxMail(other, { mailId })).rejects.toMatchObject({ code: "NotFound" });
	});

	it("is read in sight: the account's log says who read which mail, once an hour", async () => {
		const admin = await makeUserContext();
		const [mailId = "", other = ""] = await insertMails(admin, 2);
		for (const id of [mailId, mailId, other]) await viewOutboxMail(admin, { mailId: id });
		const { accountId, userId } = admin.principal;
		const events = await db().accountEvent.findMany({
			where: { accountId, type: "OutboxRead" },
			orderBy: { at: "asc" },
		});
		expect(events).toMatchObject([
			{ userId, data: { mailId, email: "grace@example.com", subject: "Sign" } },
			{ userId, data: { mailId: other } },
		]);
	});

	it.each(["password-reset", "invitation", "please-sign"])("asks an old session before it shows a %s", async (kind) => {
		const { principal, ...context } = await makeUserContext();
		const confirmed = { ...context, principal: { ...principal, reauthedAt: context.now() } };
		const old = { ...context, principal: { ...principal, reauthedAt: new Date(0) } };
		const [mailId = ""] = await insertMails(confirmed, 1);
		await db().mail.update({ where: { id: mailId }, data: { kind } });
		const reading = viewOutboxMail(old, { mailId }).then(
			() => "shown",
			({ code }) => code,
		);
		expect(await reading).toBe(kind === "please-sign" ? "shown" : "ReauthRequired");
		expect(await viewOutboxMail(confirmed, { mailId })).toMatchObject({ id: mailId });
	});

	it("answers another account's mail as an unknown one", async () => {
		const [admin, stranger] = [await makeUserContext(), await makeUserContext()];
		const [mailId = ""] = await insertMails(stranger, 1);
		for (const id of [mailId, randomUUID(), "nonsense"]) {
			await expect(viewOutboxMail(admin, { mailId: id })).rejects.toMatchObject({ code: "NotFound" });
		}
		expect(await viewOutboxMail(stranger, { mailId })).toMatchObject({ id: mailId, text: "Sign" });
	});
});
