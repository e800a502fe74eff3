/** An event of the account's log as it is stored. */
export type StoredEvent = { type: string; data: unknown; userAddress: string | null };

/** The same for people. */
export type ReadEvent = {
	/** "OAuth secret rolled" */
	what: string;
	/** Which app, key, user …; null when the event concerns the account as a whole. */
	subject: string | null;
	/** An address, or the name of what acted by itself. */
	who: string;
	/** Everything else that was noted, like "environment: live". */
	details: string[];
};

/** Said elsewhere in the line, or of no use to a reader. */
const LEFT_OUT = /^(?:by|name|email)$|(?:Id|^id)$/;

/** Events whose user is the one concerned, not the one who acts. */
const ABOUT_USER = /^(?:User|Invitation)/;

/** Puts an event of the account's log into words. New types need none of their own: their names are read. */
export function readAccountEvent({ type, data, userAddress }: StoredEvent): ReadEvent {
	const noted = Object.entries(data && typeof data === "object" ? data : {});
	const text = (name: string): string | null => {
		const [, value] = noted.find(([key]) => key === name) ?? [];
		return typeof value === "string" && value !== "" ? value : null;
	};
	const isAboutUser = ABOUT_USER.test(type);
	const by = text("by");
	const person = by?.includes("@") ? by : isAboutUser ? null : userAddress;
	return {
		what: wordsOf(type),
		subject: text("name") ?? text("email") ?? (isAboutUser ? userAddress : null),
		who: capital(person ?? by ?? "Signet"),
		details: noted.flatMap(([name, value]) => (LEFT_OUT.test(name) ? [] : detailOf(name, value))),
	};
}

function detailOf(name: string, value: unknown): string[] {
	const text = Array.isArray(value) ? value.join(" ") : String(value ?? "");
	return text === "" || text === "[object Object]" ? [] : [`${wordsOf(name).toLowerCase()}: ${text}`];
}

/** "OAuthAppCreated" → "OAuth app created", "ApiKeyRevoked" → "API key revoked". */
function wordsOf(name: string): string {
	const words = name
		.replace(/^OAuth/, "Oauth")
		.split(/(?=[A-Z])/)
		.map((word) => word.toLowerCase());
	return capital(words.join(" "))
		.replace(/^Oauth/, "OAuth")
		.replace(/^Api/, "API");
}

function capital(text: string): string {
	return text.includes("@") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
