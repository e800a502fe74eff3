import type { SmsSettings } from "#lib/config/env.ts";
import { PermanentSmsError, type SmsTransport } from "./outgoing-sms.ts";

const TIMEOUT_MS = 15_000;
/** Answers that say "later": the others of 400 to 499 will not change. */
const PASSING = new Set([401, 403, 408, 425, 429]);

/** Hands messages to a provider over HTTP (`POST /2010-04-01/Accounts/{sid}/Messages.json`, a form, Basic authentication). */
export function createHttpTransport({ apiUrl, accountSid, authToken, from }: SmsSettings): SmsTransport {
	const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
	const sender: Record<string, string> = /^MG[0-9a-f]{32}$/i.test(from)
		? { MessagingServiceSid: from }
		: { From: from };
	const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
	return {
		async deliver({ to, text }) {
			const answer = await fetch(url, {
				method: "POST",
				headers: { authorization, accept: "application/json" },
				body: new URLSearchParams({ To: to, Body: text, ...sender }),
				redirect: "error",
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
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

async function reasonOf(answer: Response): Promise<string> {
	const text = (await answer.text()).slice(0, 2000);
	try {
		const { message } = JSON.parse(text) as { message?: unknown };
		if (typeof message === "string" && message !== "") return `${answer.status} ${message}`;
	} catch {
		// Not JSON: the status says what there is to say.
	}
	return `The provider of text messages answered with status ${answer.status}.`;
}
