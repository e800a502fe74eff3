import {
	findKeptCertificate,
	type KeptCertificate,
	listKeptCertificates as listRows,
} from "#lib/db/stores/documents/kept-certificates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { type Download, openObject } from "#lib/domain/files/open-object.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { certificateName } from "../settings.ts";

const PAGE_SIZE = 50;

/** A document that the account's rule deleted, of which the certificate stays. */
type KeptDocument = Pick<KeptCertificate, "documentId" | "title" | "completedAt" | "purgedAt">;

/**
 * Documents that the account's rule deleted and whose certificates stay, the last deleted first.
 *
 * @param input.after the id of the last one of the page before; anything else begins
 */
export const listKeptCertificates = defineVerb(
	{ permission: "documents.read" },
	async (
		context: GrantedContext,
		input: { after: string | null },
	): Promise<{ documents: KeptDocument[]; nextAfter: string | null }> => {
		const scope = documentScope(context);
		const after = input.after && isUuid(input.after) ? await findKeptCertificate(scope, input.after) : null;
		const rows = await listRows(scope, after, PAGE_SIZE + 1);
		const documents = rows.slice(0, PAGE_SIZE).map(({ certificateKey: _, ...kept }) => kept);
		return { documents, nextAfter: rows.length > PAGE_SIZE ? (documents.at(-1)?.documentId ?? null) : null };
	},
);

/**
 * The certificate of completion of a document that is gone.
 *
 * @throws AppError NotFound
 */
export const downloadKeptCertificate = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { documentId }: { documentId: string }): Promise<Download> => {
		const kept = isUuid(documentId) ? await findKeptCertificate(documentScope(context), documentId) : null;
		if (!kept) throw notFound("document");
		const fileName = certificateName(kept);
		return openObject(context.principal.accountId, kept.certificateKey, { fileName, mediaType: "application/pdf" });
	},
);
