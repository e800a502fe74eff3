import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { draftField, draftRecipient } from "#lib/draft/testing/make-draft.ts";
import { storage } from "#lib/storage/storage.ts";
import { fileIdOf } from "./insert-whole-document.ts";

const PAGE = { widthPx: 816, heightPx: 1056, rotation: 0 as const, box: [0, 0, 612, 792] as const, userUnit: 1 };

type Trash = { deletedAt?: Date; purgeAt?: Date };

/**
 * Puts a template of a user straight into the database: one file, and one role with a signature, whose default signer
 * is known.
 *
 * @returns its id
 */
export async function insertTemplate(
	{ principal }: UserContext,
	isSandbox: boolean,
	trash: Trash = {},
): Promise<string> {
	const { accountId, teamId, userId: ownerId, name: byName } = principal;
	const [templateId, roleId] = [randomUUID(), randomUUID()];
	const fileId = fileIdOf(templateId);
	const { key } = await storage().putBytes(accountId, Buffer.from("%PDF-1.7 of a template"));
	const at = new Date();
	const whose = { id: templateId, accountId, teamId, ownerId, isSandbox };
	await db().template.create({ data: { ...whose, ...trash, title: "Lease", createdAt: at, activityAt: at } });
	const file = { order: "a0", name: "Lease.pdf", pages: [PAGE], isSigned: false, mayAttachFiles: true, notFields: [] };
	const role = { order: "a0", name: "Grace Signer", email: "grace@example.com", role: "Tenant", roleIndex: 1 };
	const state = {
		...emptyDraft(),
		files: { [fileId]: file },
		recipients: { [roleId]: draftRecipient(role) },
		fields: { [randomUUID()]: draftField({ recipientId: roleId, fileId }) },
	};
	const allows = { message: true, newRoles: true, newFiles: true, fileChanges: true };
	const terms = { title: "Lease", description: "", allows, fieldPermission: null, groupSignerSettings: null };
	await db().templateVersion.create({ data: { templateId, version: 1, state, terms, byId: ownerId, byName, at } });
	const [sizeBytes, sha256] = [22, "0".repeat(64)];
	const bytes = { sizeBytes, uploadSha256: sha256, uploadKey: key, workingSha256: sha256, workingKey: key };
	const named = { id: fileId, templateId, position: 0, name: "Lease.pdf", mediaType: "application/pdf" };
	await db().templateFile.create({
		data: { ...named, ...bytes, pageCount: 1, pages: [{ ...PAGE, box: [...PAGE.box] }] },
	});
	return templateId;
}
