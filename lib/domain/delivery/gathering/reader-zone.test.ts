import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { chooseTimeZone } from "#lib/domain/users/preferences/choose-time-zone.ts";
import { findSession } from "#lib/domain/users/sessions/find-session.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import type { MailKind } from "#lib/queue/definitions.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { sessionIdOf } from "#lib/testing/session-id-of.ts";
import { makeSigningDocument, type TestDocument } from "#lib/testing/signing-document.ts";

useTestDatabase();

async function textOf({ accountId, documentId, people }: TestDocument, kind: MailKind): Promise<string> {
	const mail = await deliverMail({ kind, accountId, documentId, signerId: people[0]?.signerId ?? "" });
	return (mail?.text ?? "").replaceAll("\u202f", " ");
}

it("mails to a signer are in the account's zone until the document was read, then in that of the reading", async () => {
	const made = await makeSigningDocument([{ name: "Mia" }], { expiresAt: new Date("2031-01-10T20:30:00Z") });
	await db().account.update({ where: { id: made.accountId }, data: { timeZone: "Asia/Tokyo" } });
	expect(await textOf(made, "reminder")).toContain("January 11, 2031 at 5:30 AM GMT+9");
	const [mia] = made.people;
	if (!mia) throw new Error("Nobody is asked.");
	await markViewed({ ...mia.context, timeZone: "America/Los_Angeles" });
	expect(await textOf(made, "reminder")).toContain("January 10, 2031 at 12:30 PM PST");
});

it("mails to the sender are in the zone of the browser used last, unless they have chosen one", async () => {
	const made = await makeSigningDocument([{ name: "Mia", row: { viewedAt: new Date("2031-01-10T20:30:00Z") } }]);
	const { senderId } = await db().document.findUniqueOrThrow({ where: { id: made.documentId } });
	const { email } = await db().user.findUniqueOrThrow({ where: { id: senderId } });
	expect(await textOf(made, "sender-viewed")).toContain("January 10, 2031 at 8:30 PM UTC");
	const session = await signIn(visitorContext(), { email, password: "correct horse battery" });
	await findSession({ ...visitorContext(), timeZone: "Europe/Paris" }, sessionIdOf(session));
	expect(await textOf(made, "sender-viewed")).toContain("January 10, 2031 at 9:30 PM GMT+1");
	// Who has chosen a zone reads in that, whichever browser they use.
	const signedIn = { ...visitorContext(), timeZone: "Europe/Paris" };
	const principal = await findSession(signedIn, sessionIdOf(session));
	if (!principal) throw new Error("Nobody is signed in.");
	await chooseTimeZone({ ...signedIn, principal }, { timeZone: "Asia/Tokyo" });
	expect((await findSession(signedIn, sessionIdOf(session)))?.timeZone).toBe("Asia/Tokyo");
	expect(await textOf(made, "sender-viewed")).toContain("January 11, 2031 at 5:30 AM GMT+9");
});
