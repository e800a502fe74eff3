import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import { behalfOf } from "#lib/domain/sender-identities/with-identity.ts";

/** What the audit trail says of a document that is sent. */
export function contentOf(document: WholeDocument): AuditEventData["DocumentSent"] {
	return {
		title: document.title,
		files: document.files.map((file) => ({ name: file.name, sha256: file.uploadSha256, pageCount: file.pageCount })),
		signers: document.signers.map((signer) => signer.email),
		...behalfOf(document),
	};
}
