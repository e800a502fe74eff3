import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { workplaceLink } from "#lib/config/links.ts";
import { scrub } from "#lib/config/scrub.ts";
import { senderLine } from "#lib/domain/brands/sender-line.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { mailTransport } from "#lib/mail/transport.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { reasonOf } from "./run-checks.ts";

/** What became of a test mail, in the server's own words. */
type TestMail = { isSent: boolean; to: string; answer: string };

/** Sends a mail to whoever asks, at once: no job stands between, so that the server's answer can be shown. */
export const sendTestMail = defineVerb(
	{ permission: "account.change" },
	async ({ principal }: GrantedContext): Promise<TestMail> => {
		const { name, email: to } = principal;
		const { publicUrl, mailFrom } = env();
		const text = workplaceLink("/settings/doctor");
		try {
			const { response } = await mailTransport().deliver({
				messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
				from: senderLine(mailFrom, null),
				to: { name, address: to },
				subject: `Signet · ${new URL(publicUrl).host}`,
				html: `<p>${text}</p>`,
				text,
				attachments: [],
			});
			return { isSent: true, to, answer: scrub(response) };
		} catch (error) {
			return { isSent: false, to, answer: scrub(reasonOf(error)) };
		}
	},
);
