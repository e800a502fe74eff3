import type { Locked } from "#lib/db/locked.ts";
import type { LockedDocument } from "../documents/documents.ts";
import type { LockedTemplate } from "../templates/templates.ts";

/** What a draft is of: a document, or a template that is being edited. */
export type DraftSubject =
	| Locked<"Document", Pick<LockedDocument, "id" | "accountId" | "status">>
	| Locked<"Template", Pick<LockedTemplate, "id" | "accountId" | "ownerId" | "status">>;

/** Whether a draft is a template’s. */
export function isOfTemplate(subject: DraftSubject): subject is Extract<DraftSubject, { ownerId: string }> {
	return "ownerId" in subject;
}

/** The column that says whose draft a row is, and its value there. */
export function draftOf(subject: DraftSubject): { column: "documentId" | "templateId"; id: string } {
	return { column: isOfTemplate(subject) ? "templateId" : "documentId", id: subject.id };
}
