import { MAX_LABELS } from "#lib/contract/documents/listing/label-limits.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { findLabels, setLabels } from "#lib/db/stores/documents/labels.ts";
import { findDraft, type StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { changeDraft } from "#lib/domain/documents/drafting/change-draft.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { LABELS_END, labelWords } from "../sending/search-text.ts";

type ChangeLabelsInput = NamedDocument & { tags: string[] };

/**
 * Adds labels to a document in any state; those it has are passed over.
 *
 * @throws AppError NotFound; ValidationError when there would be too many
 */
export const addLabels = defineVerb(
	{ permission: "documents.change" },
	(context: GrantedContext, { tags, ...named }: ChangeLabelsInput): Promise<void> =>
		change(context, named, { add: tags, remove: [] }),
);

/**
 * Takes labels off a document in any state; those it does not have are passed over.
 *
 * @throws AppError NotFound
 */
export const removeLabels = defineVerb(
	{ permission: "documents.change" },
	(context: GrantedContext, { tags, ...named }: ChangeLabelsInput): Promise<void> =>
		change(context, named, { add: [], remove: tags }),
);

/**
 * Takes labels off a document and adds others.
 *
 * @throws AppError NotFound; ValidationError when there would be too many
 */
export const changeLabels = defineVerb(
	{ permission: "documents.change" },
	(context: GrantedContext, { add, remove, ...named }: NamedDocument & Changed): Promise<void> =>
		change(context, named, { add, remove }),
);

type Changed = { add: string[]; remove: string[] };

async function change(context: GrantedContext, named: NamedDocument, { add, remove }: Changed): Promise<void> {
	const next = (labels: string[]): string[] => {
		const all = [...new Set([...labels.filter((label) => !remove.includes(label)), ...add])];
		if (add.length > 0 && all.length > MAX_LABELS) {
			throw fieldRefusal("Tags", said("labelsMany", { limit: MAX_LABELS, count: all.length }));
		}
		return all;
	};
	await inTransaction(async (tx) => {
		const document = await requireLockedDocument(tx, documentScope(context), named);
		const draft = document.status === "Draft" ? await findDraft(tx, document, null) : null;
		if (draft) return changeOfDraft(tx, context, document, draft, next);
		const before = await findLabels(tx, document);
		await write(tx, context, document, before, next(before));
	});
}

/** A draft's labels are in its state; as with every change of a draft, its trail says nothing of them. */
async function changeOfDraft(
	tx: Tx,
	context: GrantedContext,
	document: LockedDocument,
	draft: StoredDraft,
	next: (labels: string[]) => string[],
): Promise<void> {
	const before = [...draft.state.document.labels];
	const labels = next(before);
	if (labels.join("\n") === before.join("\n")) return;
	await changeDraft(tx, context, document, draft, [
		{ kind: "patch", in: "document", set: { labels }, was: { labels: before } },
	]);
}

async function write(
	tx: Tx,
	context: GrantedContext,
	document: LockedDocument,
	before: string[],
	after: string[],
): Promise<void> {
	const added = after.filter((label) => !before.includes(label));
	const removed = before.filter((label) => !after.includes(label));
	if (added.length === 0 && removed.length === 0) return;
	await setLabels(tx, document, after, { words: labelWords(after), end: LABELS_END });
	const data = { added: added.join(", "), removed: removed.join(", ") };
	await appendEvents(tx, context, document, [{ type: "LabelsChanged", data }]);
}
