import { fill } from "#lib/i18n/signing/fill.ts";
import type { DocumentsMessages } from "#lib/i18n/workplace/documents/en.ts";

/** What is said of a document that was taken out of the trash: what deleting has ended stays so. */
export function backText(status: string, title: string, { back }: Pick<DocumentsMessages, "back">): string {
	const isNamed = status === "Draft" || status === "Scheduled" || status === "Revoked";
	return fill(back[isNamed ? status : "other"], { title });
}
