import type { MailBody, MailContentOf } from "../content.ts";
import { composeDomainNotice } from "./compose-domain-notice.ts";
import { composeExportNotice } from "./compose-export-notice.ts";
import { composeWebhookNotice } from "./compose-webhook-notice.ts";

type AdminMailKind = "webhook-disabled" | "brand-domain-lost" | "export-started" | "export-ready";

/** Tells an Admin of something that concerns the whole organisation. */
export function composeAdminNotice(content: MailContentOf<AdminMailKind>): MailBody {
	switch (content.kind) {
		case "webhook-disabled":
			return composeWebhookNotice(content);
		case "brand-domain-lost":
			return composeDomainNotice(content);
		default:
			return composeExportNotice(content);
	}
}
