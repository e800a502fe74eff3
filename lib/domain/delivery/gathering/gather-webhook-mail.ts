import { workplaceLink } from "#lib/config/links.ts";
import { WEBHOOK_ENDINGS } from "#lib/contract/webhooks/failures.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import { findEndpointForMail } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/** The notice that an endpoint gets no more events; null when it does again, or the reader is no Admin any more. */
export async function gatherWebhookMail(job: MailJob, kind: "webhook-disabled"): Promise<GatheredMail | null> {
	const endpoint = job.webhookEndpointId ? await findEndpointForMail(job.accountId, job.webhookEndpointId) : null;
	const user = await findUserForMail(job.accountId, job.userId);
	if (!endpoint?.disabledAt || user?.role !== "Admin") return null;
	const { origin, pathname } = new URL(endpoint.url);
	return {
		...noticeTo(user),
		content: {
			kind,
			...userParts(user),
			// What stands behind a question mark may be a key of the receiver's.
			endpointUrl: `${origin}${pathname}`,
			endpointId: endpoint.id,
			ending: WEBHOOK_ENDINGS.find((one) => one === endpoint.disabledReason) ?? "not taken",
			status: endpoint.disabledStatus,
			disabledAt: endpoint.disabledAt,
			url: workplaceLink(`/settings/webhooks/${endpoint.id}`),
		},
	};
}
