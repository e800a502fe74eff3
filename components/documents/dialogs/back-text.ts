import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";

/** What is said of a document that was taken out of the trash: what deleting has ended stays so. */
export function backText(
	status: string,
	title: string,
	{ back }: Pick<WorkplaceMessages["documents"], "back">,
): string {
	const isNamed = status === "Draft" || status === "Scheduled" || status === "Revoked";
	return format(back[isNamed ? status : "other"], { title });
}
