import { env } from "#lib/config/env.ts";
import { smsTransport } from "#lib/sms/transport.ts";
import { type Check, told } from "../finding.ts";
import { mendOf, reasonOf } from "../run-checks.ts";

/** Whether the provider of text messages accepts our credentials. */
export const sms: Check = {
	id: "sms",
	async look() {
		const { sms: settings } = env();
		if (!settings) return { level: "well", told: told("smsOutbox") };
		const mend = { key: "sms", line: `SMS_ACCOUNT_SID=${settings.accountSid} SMS_AUTH_TOKEN=••••` } as const;
		try {
			const transport = smsTransport();
			await transport.check();
			if (transport.provider.refusesCredentials) return { level: "wrong", told: told("smsRefused"), mend };
			return { level: "well", told: told("smsWell", { server: new URL(settings.apiUrl).host }) };
		} catch (error) {
			return { level: "wrong", told: told("smsSilent"), answer: reasonOf(error), mend: mendOf(error, mend) };
		}
	},
};
