import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { readSessionId } from "#lib/auth/session.ts";
import { visitorContext as contextOfVisitor, type UserContext, type VisitorContext } from "#lib/domain/context.ts";
import { heldUpBy } from "#lib/domain/users/admitting/held-up-by.ts";
import { findSession } from "#lib/domain/users/sessions/find-session.ts";
import { type CatalogueLocale, spokenLocale } from "#lib/i18n/locales.ts";
import { acceptedLanguages } from "#lib/i18n/moment.ts";
import { clientIp } from "../limits/client-ip.ts";
import { readerZone } from "./reader-zone.ts";

/** What is known of the caller of a page before anybody is signed in. */
export const visitorContext = cache(async (): Promise<VisitorContext> => {
	const given = await headers();
	return {
		...contextOfVisitor(),
		ip: clientIp(given),
		userAgent: given.get("user-agent") ?? "",
		...readerZone(given),
		...readerLanguage(given),
		requestId: crypto.randomUUID(),
	};
});

/** The signed-in user of a page or action, or null. Read once per request. */
export const findPageUser = cache(async (): Promise<UserContext | null> => {
	const visitor = await visitorContext();
	const sessionId = await readSessionId();
	const principal = sessionId ? await findSession(visitor, sessionId) : null;
	if (!principal) return null;
	// Who has chosen a zone reads in that, wherever the browser is.
	return { ...visitor, ...(principal.timeZone ? { timeZone: principal.timeZone } : {}), principal };
});

/** The organisation that requires a second factor, where its caller's session does not count for that; else null. */
export async function sessionHeldUpBy(): Promise<string | null> {
	const sessionId = await readSessionId();
	return sessionId ? heldUpBy(await visitorContext(), sessionId) : null;
}

/** The signed-in user; anybody else is sent to the sign-in page and comes back to this page afterwards. */
export async function requirePageUser(): Promise<UserContext> {
	const user = await findPageUser();
	if (user) return user;
	// Layouts do not know the page they frame; proxy.ts tells.
	const sent = await headers();
	const path = sent.get("x-signet-path") ?? "/documents";
	redirect(`/sign-in?returnTo=${encodeURIComponent(path + (sent.get("x-signet-query") ?? ""))}`);
}

/** The first of the browser's languages that we have words for; nothing where it names none. */
function readerLanguage(headers: Headers): { locale?: CatalogueLocale } {
	const languages = acceptedLanguages(headers.get("accept-language") ?? "");
	return languages.length > 0 ? { locale: spokenLocale(languages) } : {};
}
