import type { SmsSettings } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { PermanentSmsError, type SmsTransport } from "./outgoing-sms.ts";

const TIMEOUT_MS = 15_000;
/** Answers that blame our account, not the message: an operator corrects the credentials. */
const REFUSING = new Set([401, 403]);
/** Answers that say "later": the others of 400 to 499 will not change. */
const PASSING = new Set([...REFUSING, 408, 425, 429]);

/** Hands messages to a provider over HTTP (`POST /2010-04-01/Accounts/{sid}/Messages.json`, a form, Basic authentication). */
export function createHttpTransport({ apiUrl, accountSid, authToken, from }: SmsSettings): SmsTransport {
	const account = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
	const sender: Record<string, string> = /^MG[0-9a-f]{32}$/i.test(from)
		? { MessagingServiceSid: from }
		: { From: from };
	const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
	const provider = { refusesCredentials: false };
	/** @param form what is sent; null: the account is only looked up */
	const call = async (url: string, form: Record<string, string> | null): Promise<Response> => {
		const answer = await fetch(url, {
			headers: { authorization, accept: "application/json" },
			...(form && { method: "POST", body: new URLSearchParams(form) }),
			redirect: "error",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		noteAnswer(provider, answer.status);
		return answer;
	};
	return {
		provider,
		check: async () => void (await (await call(`${account}.json`, null)).body?.cancel()),
		async deliver({ to, text }) {
			const answer = await call(`${account}/Messages.json`, { To: to, Body: text, ...sender });
			if (answer.ok) {
				await answer.body?.cancel();
				return;
			}
			const reason = await reasonOf(answer);
			if (answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status)) {
				throw new PermanentSmsError(reason);
			}
			throw new Error(reason);
		},
	};
}

/** A server error says nothing about our credentials. */
function noteAnswer(provider: { refusesCredentials: boolean }, status: number): void {
	const { refusesCredentials } = provider;
	if (REFUSING.has(status)) provider.refusesCredentials = true;
	else if (status < 500) provider.refusesCredentials = false;
	if (provider.refusesCredentials && !refusesCredentials) {
		log.error({ status }, "the SMS provider rejects the credentials; SMS wait until it accepts them");
	}
	if (refusesCredentials && !provider.refusesCredentials) log.info("the SMS provider accepts the credentials again");
}

async function reasonOf(answer: Response): Promise<string> {
	const text = cutText(await answer.text(), 2000);
	try {
		const { message } = JSON.parse(text) as { message?: unknown };
		if (typeof message === "string" && message !== "") return `${answer.status} ${message}`;
	} catch {
		// Not JSON: the status says what there is to say.
	}
	return `The SMS provider returned status ${answer.status}.`;
}
