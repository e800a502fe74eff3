import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { recordTemplateUse } from "#lib/db/stores/templates/template-browsing.ts";
import type { StoredTemplate, TemplateVersionRow } from "#lib/db/stores/templates/templates.ts";
import { holdTeam } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fileRow } from "#lib/domain/documents/sending/file-row.ts";
import { copyState } from "#lib/domain/drafts/copying/copy-state.ts";
import { insertCopy } from "#lib/domain/drafts/copying/insert-copy.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { NOTHING_FOUND } from "#lib/draft/found-place.ts";
import { mayChangePerson } from "#lib/draft/template-limits.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { keptBrand } from "./kept-brand.ts";
import { requireReady } from "./require-ready.ts";
import { requireTemplate } from "./require-template.ts";
import { templateFiles } from "./template-files.ts";
import { templateLimits } from "./template-limits.ts";
import { withOpenRoles } from "./with-open-roles.ts";

type TemplateUse = {
	templateId: string;
	/** The version that was seen. */
	version: number;
	/** Who takes which role, by its index; a role that isn’t named is as in the template. */
	people: { index: number; name: string; email: string }[];
};

/**
 * Makes a draft of the caller’s from a template.
 *
 * @throws AppError NotFound; Conflict when the template has another version by now
 */
export const draftFromTemplate = defineVerb(
	{ permission: "templates.create" },
	async (context: GrantedContext, input: TemplateUse): Promise<{ documentId: string }> => {
		const template = await requireTemplate(context, input);
		requireReady(template);
		if (template.version !== input.version) throw refusal("Conflict", said("templateRevised"));
		const { current } = template;
		const opened = { ...current, state: await withOpenRoles(template.accountId, current.state) };
		const { state, fileIds } = copyState(withPeople(opened, input.people));
		const files = templateFiles(template).map((file, position) =>
			fileRow(file, { id: fileIds.get(file.id) ?? randomUUID(), position }),
		);
		const documentId = randomUUID();
		const brandId = await keptBrand(template.accountId, state.document.brandId);
		const document = { ...state.document, brandId, title: state.document.title || template.title };
		await inTransaction((tx) => insert(tx, context, template, { documentId, state: { ...state, document }, files }));
		return { documentId };
	},
);

/** The template with the people who take its roles, and with what their sender may change of it. */
function withPeople({ state, terms }: TemplateVersionRow, people: TemplateUse["people"]): DraftState {
	const named = Object.entries(state.recipients).map(([id, one]): [string, DraftRecipient] => {
		const person = mayChangePerson(one) ? people.find(({ index }) => index === one.roleIndex) : undefined;
		return [id, person ? { ...one, name: person.name, email: person.email } : one];
	});
	return { ...state, recipients: Object.fromEntries(named), template: templateLimits({ state, terms }) };
}

type Copy = { documentId: string; state: DraftState; files: ReturnType<typeof fileRow>[] };

async function insert(
	tx: Tx,
	context: GrantedContext,
	template: StoredTemplate,
	{ documentId, state, files }: Copy,
): Promise<void> {
	const { accountId, isSandbox } = template;
	const senderId = context.principal.userId;
	const teamId = await holdTeam(tx, accountId, senderId);
	await holdStoredObjects(
		tx,
		accountId,
		files.flatMap(({ uploadKey, workingKey }) => [uploadKey, workingKey]),
	);
	const { id: templateId, version: templateVersion, current } = template;
	const origin = { templateId, templateVersion, requestSubject: current.terms.requestSubject || null };
	const owned = { id: documentId, accountId, teamId, senderId, isSandbox, ...origin };
	// Which fields took the place of something in a file isn’t known any more, so nothing is offered from it again.
	const asTaken = files.map((file) =>
		file.leftOut.length > 0 ? { ...file, leftOut: [], found: NOTHING_FOUND } : file,
	);
	if (!(await insertCopy(tx, context, owned, { state, files: asTaken }))) throw notFound("template");
	await recordTemplateUse(tx, senderId, [template.id], context.now());
}
