import { findUserForMail } from "#lib/db/stores/account-users.ts";
import { findEndpointForMail } from "#lib/db/stores/webhook-endpoints.ts";
import type { GatheredMail, MailJob } from "./gather-mail.ts";

/** The notice that an endpoint gets no more events; null when it does again, or the reader is no Admin any more. */
export async function gatherWebhookMail(job: MailJob, kind: "webhook-disabled"): Promise<GatheredMail | null> {
	const endpoint = job.webhookEndpointId ? await findEndpointForMail(job.webhookEndpointId) : null;
	const user = await findUserForMail(job.userId);
	if (!endpoint?.disabledAt || user?.role !== "Admin") return null;
	const { origin, pathname } = new URL(endpoint.url);
	return {
		content: {
			kind,
			locale: user.locale,
			timeZone: user.account.timeZone,
			recipientName: user.name,
			accountName: user.account.name,
			// What stands behind a question mark may be a key of the receiver's.
			endpointUrl: `${origin}${pathname}`,
			endpointId: endpoint.id,
			error: endpoint.disabledReason ?? "",
			disabledAt: endpoint.disabledAt,
		},
		to: { name: user.name, address: user.email },
		replyTo: null,
		attachments: [],
		signerId: null,
		isRequest: false,
	};
}
