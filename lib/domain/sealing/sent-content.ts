import type { StoredAuditEvent } from "#lib/db/stores/documents/whole-document.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";

/** The title and the uploaded files of a document, by its trail; a correction may have changed the title. */
export function sentContent(
	events: readonly StoredAuditEvent[],
): Pick<AuditEventData["DocumentSent"], "title" | "files"> {
	const sent = events.findLast(({ type }) => type === "DocumentSent");
	const edited = events.findLast(({ type, data }) => type === "DocumentEdited" && data.title !== undefined);
	const files = (sent?.data.files ?? []).map(({ sha256 = "", name, pageCount }) => ({
		sha256,
		name: String(name),
		pageCount: Number(pageCount),
	}));
	return { title: edited?.data.title ?? sent?.data.title ?? "", files };
}
