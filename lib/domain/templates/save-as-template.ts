import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertTemplate } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { copyDocument } from "#lib/domain/drafts/copying/duplicate-document.ts";
import { emitTemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftField, DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { holdNewTemplate } from "./hold-new-template.ts";
import { listedColumns } from "./listed-columns.ts";
import { newTerms } from "./new-terms.ts";
import { requireRoom } from "./require-template-limits.ts";

/**
 * Makes a template of a document in any state: its files, fields, settings and roles. Signers become roles without a
 * person; what they entered isn’t part of it.
 *
 * @param input.roleName what a role is called that has no name of its own, by its number
 * @throws AppError NotFound; Conflict for a document without files; TooLarge
 */
export const saveAsTemplate = defineVerb(
	{ permission: "templates.create" },
	async (
		context: GrantedContext,
		input: { documentId: string; title: string; roleName: (index: number) => string },
	): Promise<{ templateId: string }> => {
		const { source, state: copied, files } = await copyDocument(context, input.documentId);
		if (files.length === 0) throw refusal("Conflict", said("noFiles"));
		const state = asTemplate(copied, input.roleName);
		requireRoom(state);
		const title = input.title.trim() || source.title;
		return inTransaction((tx) => insert(tx, context, { state, title, files }));
	},
);

function asTemplate(state: DraftState, roleName: (index: number) => string): DraftState {
	const acting = actingIds(state.recipients);
	const recipients = Object.entries(state.recipients).map(([id, one]): [string, DraftRecipient] => {
		const place = acting.indexOf(id);
		if (place < 0) return [id, one];
		const role = one.role.trim() && one.role !== UNNAMED ? one.role : roleName(place + 1);
		return [
			id,
			{ ...one, role, name: "", email: "", phone: "", people: null, privateMessage: "", roleIndex: place + 1 },
		];
	});
	const fields = Object.entries(state.fields).map(([id, field]): [string, DraftField] => [
		id,
		{ ...field, value: PERSONAL.has(field.type) ? null : field.value, foundAs: null },
	]);
	const document = { ...state.document, title: "", metaData: {}, expiryDateType: null, expiryValue: null };
	const { template: _, ...own } = state;
	return { ...own, document, recipients: Object.fromEntries(recipients), fields: Object.fromEntries(fields) };
}

/** What a signer’s role is called in a request that doesn’t name it. */
const UNNAMED = "Signer";
/** Fields that hold who someone is. */
const PERSONAL: ReadonlySet<DraftField["type"]> = new Set(["Name", "Email"]);

type Made = { state: DraftState; title: string; files: Awaited<ReturnType<typeof copyDocument>>["files"] };

async function insert(tx: Tx, context: GrantedContext, { state, title, files }: Made): Promise<{ templateId: string }> {
	const { accountId, userId: byId, name: byName, isSandbox } = context.principal;
	const keys = files.flatMap(({ uploadKey, workingKey }) => [uploadKey, workingKey]);
	const teamId = await holdNewTemplate(tx, context, keys);
	const at = context.now();
	const terms = newTerms(title);
	const template = {
		...{ id: randomUUID(), accountId, teamId, ownerId: byId, isSandbox },
		...listedColumns(state, terms, []),
		...{ createdAt: at, activityAt: at },
	};
	const rows = files.map(({ id, position, name, mediaType, sizeBytes, pages, pageCount, ...file }) => ({
		...{ id, position, name, mediaType, sizeBytes, pages, pageCount },
		...{ uploadSha256: file.uploadSha256, uploadKey: file.uploadKey },
		...{ workingSha256: file.workingSha256, workingKey: file.workingKey },
		...{ isSigned: file.isSigned, mayAttachFiles: file.mayAttachFiles, needsCheck: file.needsCheck },
		...{ hiddenLayers: file.hiddenLayers, fontsNotEmbedded: file.fontsNotEmbedded, leftOut: file.leftOut },
	}));
	await insertTemplate(tx, { template, files: rows }, { state, terms, byId, byName, at });
	const templateId = template.id;
	await emitTemplateEvent(tx, context, { ...template, templateId }, "TemplateCreated");
	return { templateId };
}
