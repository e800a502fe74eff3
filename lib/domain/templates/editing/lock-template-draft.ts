import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import type { Tx } from "#lib/db/client.ts";
import {
	findTemplateVersion,
	isTemplateIdTaken,
	type LockedTemplateRow,
	lockTemplateRow,
} from "#lib/db/stores/templates/template-drafts.ts";
import { insertTemplate } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import {
	type Asked,
	beginningAt,
	defaultsOf,
	type LockedDraft,
	readDraft,
} from "#lib/domain/drafts/editing/lock-draft.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { newDraft } from "#lib/draft/new-draft.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { requirePermission } from "#lib/policy/grants.ts";
import { templateScope } from "#lib/policy/template-scope.ts";
import { holdNewTemplate } from "../hold-new-template.ts";
import { listedColumns } from "../listed-columns.ts";
import { newTerms } from "../new-terms.ts";
import { requireReady } from "../require-ready.ts";
import { editedState } from "./edited-state.ts";
import { endedEditing } from "./ended-editing.ts";

/** How an editor names the template that it has open. */
export type EditedTemplate = {
	templateId: string;
	/** The version that editing began from; 0: a template that was never saved. */
	from: number;
};

type TemplateBeginning = EditedTemplate & {
	isSandbox?: boolean | undefined;
	/** What the editor shows a new template to begin with; left out: what the account says. */
	defaults?: DraftDefaults | undefined;
};

/**
 * The draft of a template that the caller may edit, locked until the transaction ends.
 *
 * @param mayBegin whether it begins here where there is none, and a template that was never saved with it
 * @throws AppError NotFound; GoneError when the template was saved, or its changes were discarded
 */
export async function lockTemplateDraft(
	tx: Tx,
	context: GrantedContext,
	{ templateId, from, ...begins }: TemplateBeginning,
	asked: Asked,
	mayBegin: boolean,
): Promise<LockedDraft & { subject: LockedTemplateRow }> {
	if (!isUuid(templateId)) throw notFound("template");
	const known = await lockTemplateRow(tx, templateScope(context, "Edit"), templateId);
	const isNew = !known && mayBegin && from === 0;
	const subject = isNew ? await begin(tx, context, templateId, begins) : known;
	if (!subject) throw notFound("template");
	const read = await readDraft(tx, subject, asked);
	if (subject.version > 0) requireReady(subject);
	if (!read && !mayBegin) throw await endedEditing(subject, from, tx);
	const locked = read ?? (await beginFrom(tx, subject, from));
	if (!mayBegin || locked.draft.templateVersion === from) return { subject, ...locked, correction: null };
	// An editor that began from another version can’t replay the steps: it gets the whole draft.
	const whole = await readDraft(tx, subject, { ...asked, things: null });
	const draft = { ...(whole ?? locked).draft, steps: [] };
	return { subject, draft, isPart: false, correction: null };
}

async function beginFrom(tx: Tx, subject: LockedTemplateRow, from: number) {
	const version = await findTemplateVersion(tx, subject, from);
	if (!version) throw await endedEditing(subject, from, tx);
	return beginningAt(editedState(version), from);
}

/** A template that was never saved: its first version is an empty one, numbered 0. */
async function begin(
	tx: Tx,
	context: GrantedContext,
	templateId: string,
	{ isSandbox: shown, defaults }: Pick<TemplateBeginning, "isSandbox" | "defaults">,
): Promise<LockedTemplateRow | null> {
	requirePermission(context, "templates.create");
	const { accountId, userId, name, isSandbox: isOwn, via } = context.principal;
	const teamId = await holdNewTemplate(tx, context, []);
	// Another request of the same editor was a moment faster, or it is someone else’s.
	const scope = templateScope(context, "Edit");
	if (await isTemplateIdTaken(tx, templateId)) return lockTemplateRow(tx, scope, templateId);
	const at = context.now();
	const state = newDraft(defaults ?? (await defaultsOf(tx, context)));
	const terms = newTerms("");
	const template = {
		...{ id: templateId, accountId, teamId, ownerId: userId, status: "Draft" as const, version: 0 },
		isSandbox: via === "session" ? (shown ?? isOwn) : isOwn,
		...listedColumns(state, terms, []),
		...{ createdAt: at, activityAt: at },
	};
	await insertTemplate(tx, { template, files: [] }, { state, terms, byId: userId, byName: name, at });
	return lockTemplateRow(tx, scope, templateId);
}
