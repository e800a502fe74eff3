import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { operatorContext, type UserContext, type VisitorContext, visitorContext } from "#lib/domain/context.ts";
import { gatherAccountMail } from "#lib/domain/delivery/gathering/gather-account-mail.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { sessionIdOf } from "#lib/testing/session-id-of.ts";
import { createUser } from "./create-user.ts";
import { createAccount } from "./organisation/create-account.ts";
import { findPasswordLink, setPassword } from "./passwords/set-password.ts";
import { chooseOwnLanguage } from "./preferences/choose-own-language.ts";
import { findSession } from "./sessions/find-session.ts";
import { signIn } from "./sessions/sign-in.ts";

useTestDatabase();

const PASSWORD = "correct horse battery";
const from = (locale: CatalogueLocale): VisitorContext => ({ ...visitorContext(), locale });

async function makeAccount(): Promise<string> {
	return (await createAccount(operatorContext("test"), { name: "Acme", plan: "business" })).accountId;
}

async function makeUser(accountId: string, password?: string) {
	const email = `${randomUUID()}@example.com`;
	const person = { accountId, email, name: "", role: "Member" as const };
	return createUser(operatorContext("test"), password === undefined ? person : { ...person, password });
}

async function signedIn(email: string, context: VisitorContext): Promise<UserContext> {
	const session = await signIn(context, { email, password: PASSWORD });
	const principal = await findSession(context, sessionIdOf(session));
	if (!principal) throw new Error("sign-in failed");
	return { ...context, principal };
}

async function localeOfMail(
	kind: "invitation" | "password-reset",
	job: { userId: string; inviterId?: string },
	accountId: string,
) {
	const mail = await gatherAccountMail(visitorContext(), { kind, accountId, ...job }, kind);
	return mail?.content.locale;
}

it("of a person made with a password is that of the browser they first sign in with, and then what they choose", async () => {
	const accountId = await makeAccount();
	const { email, userId } = await makeUser(accountId, PASSWORD);
	expect(await localeOfMail("password-reset", { userId }, accountId)).toBe("EN");
	const user = await signedIn(email, from("FR"));
	expect(user.principal.locale).toBe("FR");
	expect(await localeOfMail("password-reset", { userId }, accountId)).toBe("FR");
	expect((await signedIn(email, from("EN"))).principal.locale).toBe("FR");
	await chooseOwnLanguage(user, { locale: "EN" });
	expect((await signedIn(email, from("FR"))).principal.locale).toBe("EN");
});

it("of somebody invited is that of who invites them in the mail, and of their browser from the password on", async () => {
	const accountId = await makeAccount();
	const inviter = await makeUser(accountId, PASSWORD);
	await signedIn(inviter.email, from("FR"));
	const { email, userId } = await makeUser(accountId);
	expect(await localeOfMail("invitation", { userId }, accountId)).toBe("EN");
	const job = { kind: "invitation" as const, accountId, userId, inviterId: inviter.userId };
	const mail = await gatherAccountMail(visitorContext(), job, "invitation");
	expect(mail?.content.locale).toBe("FR");
	const { url = "" } = (mail?.content ?? {}) as { url?: string };
	const token = url.split("/").at(-1) ?? "";
	expect(await findPasswordLink(visitorContext(), token)).toMatchObject({ locale: null });
	await setPassword(from("FR"), { token, password: PASSWORD, name: "Fleur Petit" });
	expect((await signedIn(email, from("EN"))).principal.locale).toBe("FR");
});
