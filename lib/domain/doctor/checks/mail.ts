import { env } from "#lib/config/env.ts";
import { mailTransport } from "#lib/mail/transport.ts";
import { type Check, told } from "../finding.ts";
import { maskUrl } from "../mask-url.ts";
import { mendOf, reasonOf } from "../run-checks.ts";

const EXAMPLE = "smtps://signet:••••@mail.example.com:465";

/** Whether the mail server lets us in. */
export const mail: Check = {
	id: "mail",
	async look() {
		const { smtpUrl } = env();
		const line = mailLine();
		if (!smtpUrl) return { level: "warn", told: told("mailOutbox"), mend: { key: "smtp", line } };
		try {
			await mailTransport().check();
			return { level: "well", told: told("mailWell", { server: new URL(smtpUrl).host }), trial: "mail" };
		} catch (error) {
			const answer = reasonOf(error);
			return {
				level: "wrong",
				told: told("mailRefused"),
				answer,
				mend: mendOf(error, { key: "smtp", line }),
				trial: "mail",
			};
		}
	},
};

/** The line that names the mail server, without its password. */
export function mailLine(): string {
	return `SMTP_URL=${maskUrl(env().smtpUrl) || EXAMPLE}`;
}
