import type { MailBody, MailContent, MailContentOf } from "../content.ts";
import { composeDeletionNotice } from "./compose-deletion-notice.ts";
import { composeDomainNotice } from "./compose-domain-notice.ts";
import { composeExportNotice } from "./compose-export-notice.ts";
import { composeSecurityNotice } from "./compose-security-notice.ts";
import { composeWebhookNotice } from "./compose-webhook-notice.ts";

const ADMIN_MAILS = [
	"webhook-disabled",
	"brand-domain-lost",
	"export-started",
	"export-ready",
	"deletion-started",
	"deletion-reminder",
	"deletion-undone",
	"deletion-done",
	"security-changed",
] as const;

type AdminMail = MailContentOf<(typeof ADMIN_MAILS)[number]>;

/** Whether a mail tells an Admin of something that concerns the whole organisation. */
export function isAdminMail(content: MailContent): content is AdminMail {
	return ADMIN_MAILS.some((kind) => kind === content.kind);
}

/** Puts such a mail into words. */
export function composeAdminNotice(content: AdminMail): MailBody {
	switch (content.kind) {
		case "webhook-disabled":
			return composeWebhookNotice(content);
		case "brand-domain-lost":
			return composeDomainNotice(content);
		case "export-started":
		case "export-ready":
			return composeExportNotice(content);
		case "security-changed":
			return composeSecurityNotice(content);
		default:
			return composeDeletionNotice(content);
	}
}
