import { randomUUID } from "node:crypto";
import type { EditTemplateRequest } from "#lib/contract/templates/edit-template.ts";
import type { LockedTemplate } from "#lib/db/stores/templates/templates.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { checkFields } from "#lib/domain/documents/sending/check-fields.ts";
import { fieldPaths } from "#lib/domain/documents/sending/place-text-tags.ts";
import { picturesOf, takeInImages } from "#lib/domain/documents/sending/take-in-images.ts";
import { actingIds, copiesOf } from "#lib/draft/copies.ts";
import type { DraftDocument, DraftState } from "#lib/draft/draft-state.ts";
import { keyAtEnd } from "#lib/draft/order-keys.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { checkReferences } from "./check-references.ts";
import { requireReady } from "./require-ready.ts";
import { requireLockedTemplate } from "./require-template.ts";
import { requireRoom } from "./require-template-limits.ts";
import { saveVersion } from "./save-version.ts";
import { copyOf, stateOfRoles } from "./state-of-roles.ts";
import { templateFiles } from "./template-files.ts";

/**
 * Changes a template: another version of it. Documents that were made from it stay as they are.
 *
 * @throws AppError NotFound; ValidationError
 */
export const editTemplate = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, input: { templateId: string; request: EditTemplateRequest }): Promise<void> => {
		const { templateId, request } = input;
		const { accountId } = context.principal;
		const brandId = await checkReferences(accountId, request);
		await requirePictures(request);
		await answerInTransaction(async (tx) => {
			const template = await requireLockedTemplate(tx, context, { templateId }, "Edit");
			requireReady(template);
			const state = changedState(template, {
				...request,
				document: { ...request.document, brandId },
			});
			requireRoom(state);
			const terms = changedTerms(template.current.terms, request);
			const templateLabels = request.templateLabels ?? template.templateLabels;
			await saveVersion(tx, context, template, { state, terms, templateLabels });
		});
	},
);

/** Nothing is drawn while rows are locked. */
async function requirePictures({ roles }: EditTemplateRequest): Promise<void> {
	if (roles === null) return;
	const signers = roles.map(({ signer }) => signer);
	const temp = tempFiles();
	try {
		await takeInImages(picturesOf({ signers, paths: fieldPaths(signers, "Roles") }), temp);
	} finally {
		await temp.remove();
	}
}

function changedState(template: LockedTemplate, request: EditTemplateRequest): DraftState {
	const { state } = template.current;
	const said = Object.entries(request.document).filter(([, value]) => value !== null);
	const document = { ...state.document, ...(Object.fromEntries(said) as Partial<DraftDocument>) };
	const withRoles = { ...state, document, ...rolesOf(template, document, request) };
	return { ...withRoles, recipients: withCopies(withRoles.recipients, request.cc) };
}

/** New roles replace the old ones and their fields. Recipients of copies stay. */
function rolesOf(
	template: LockedTemplate,
	document: DraftDocument,
	{ roles }: EditTemplateRequest,
): Partial<DraftState> {
	if (roles === null) return {};
	const { state } = template.current;
	const files = templateFiles(template);
	const signers = roles.map(({ signer }) => signer);
	checkFields({ signers, paths: fieldPaths(signers, "Roles") }, files, document.enableSigningOrder);
	const placed = files.map(({ id, firstPage, pages }) => ({ id, firstPage, pageCount: pages.length }));
	const copies = copiesOf(state.recipients).map(({ email: emailAddress }) => ({ emailAddress }));
	return stateOfRoles(roles, signers, copies, placed);
}

function withCopies(recipients: DraftState["recipients"], cc: EditTemplateRequest["cc"]): DraftState["recipients"] {
	if (cc === null) return recipients;
	let now = Object.fromEntries(actingIds(recipients).flatMap((id) => (recipients[id] ? [[id, recipients[id]]] : [])));
	for (const { emailAddress } of cc) {
		now = { ...now, [randomUUID()]: copyOf(emailAddress, { order: keyAtEnd(now), hue: Object.keys(now).length }) };
	}
	return now;
}

function changedTerms(terms: TemplateTerms, request: EditTemplateRequest): TemplateTerms {
	const { allows } = request;
	return {
		...terms,
		title: request.title ?? terms.title,
		description: request.description ?? terms.description,
		allows: {
			message: allows.message ?? terms.allows.message,
			newRoles: allows.newRoles ?? terms.allows.newRoles,
			newFiles: allows.newFiles ?? terms.allows.newFiles,
			fileChanges: allows.fileChanges ?? terms.allows.fileChanges,
		},
		fieldPermission: request.fieldPermission ?? terms.fieldPermission,
		groupSignerSettings: request.groupSignerSettings ?? terms.groupSignerSettings,
	};
}
