import { type AccountLogCatalogue, accountLogMessages } from "#lib/i18n/account-log/account-log-messages.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { browserName } from "#lib/i18n/browser-name.ts";
import { formatAny } from "#lib/i18n/message.ts";

/** An event of the account's log as it is stored. */
type StoredEvent = { type: string; data: unknown; userAddress: string | null };

/** The same for people. */
export type ReadEvent = {
	/** "App’s secret replaced" */
	what: string;
	/** Which app, key, user …; null when the event concerns the account as a whole. */
	subject: string | null;
	/** An address, or the name of what acted by itself. */
	who: string;
	/** Everything else that was noted, like "as Member". */
	details: string[];
};

/** Said elsewhere in the line, or of no use to a reader. */
const LEFT_OUT = /^(?:by|name|email)$|(?:Id|^id)$/;

/** Codes and ids that only a program reads. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Events whose user is the one concerned, even where they did it themselves, or nobody noted who did. */
const ABOUT_USER = /^(?:User|Invitation|SignInFailed|PasswordResetRequested)|HandedOver$/;

/** What the authorization server notes by itself it does for the user. */
const FOR_USER = /^OAuth/;

/**
 * Puts an event of the account's log into words of the reader's language. A type or a detail that the catalogue
 * does not know is shown by its name: a log never hides an entry.
 */
export function readAccountEvent({ type, data, userAddress }: StoredEvent, locale: string): ReadEvent {
	const catalogue = accountLogMessages(locale);
	const noted = Object.entries(data && typeof data === "object" ? data : {});
	const text = (name: string): string | null => {
		const [, value] = noted.find(([key]) => key === name) ?? [];
		return typeof value === "string" && value !== "" ? value : null;
	};
	const by = text("by");
	const isByUser = isActor({ type, by, userAddress });
	const concerned = isByUser && !ABOUT_USER.test(type) ? null : userAddress;
	const subject = text("name") ?? text("email") ?? concerned;
	const actor = isByUser ? userAddress : by;
	const person = concerned === null || concerned === subject ? [] : detailOf(locale, "concerned", concerned);
	return {
		what: own(catalogue.events, type) ?? wordsOf(type),
		subject,
		who: actor?.includes("@") ? actor : capital(wordOf(catalogue, actor ?? "Signet")),
		details: [
			...person,
			...noted.flatMap(([name, value]) => (LEFT_OUT.test(name) ? [] : detailOf(locale, name, value))),
		],
	};
}

/** Whether the event's user is who acts: nobody else is noted, or they are noted as who did it. */
function isActor({ type, by, userAddress }: Omit<StoredEvent, "data"> & { by: string | null }): boolean {
	if (userAddress === null) return false;
	if (by === null) return !ABOUT_USER.test(type);
	return by === userAddress || (FOR_USER.test(type) && !by.includes("@"));
}

function detailOf(locale: string, name: string, value: unknown): string[] {
	const catalogue = accountLogMessages(locale);
	const { browser } = workplaceMessages(locale).security.sessions;
	const words = (Array.isArray(value) ? value : [value])
		.filter((one) => ["string", "number", "boolean"].includes(typeof one) && one !== "" && !ID.test(String(one)))
		.map((one) => (name === "browser" ? browserName(String(one), browser) : wordOf(catalogue, String(one))));
	if (words.length === 0) return [];
	const listed = words.join(catalogue.listSeparator);
	const detail = own(catalogue.details, name);
	return [detail === null ? `${wordsOf(name).toLowerCase()}: ${listed}` : formatAny(detail, { value: listed })];
}

function wordOf({ values }: AccountLogCatalogue, value: string): string {
	return own(values, value) ?? value;
}

function own<T>(texts: Record<string, T>, name: string): T | null {
	return Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
}

/** "SomethingNewHappened" → "Something new happened". */
function wordsOf(name: string): string {
	return capital(
		name
			.split(/(?=[A-Z])/)
			.map((word) => word.toLowerCase())
			.join(" "),
	);
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
