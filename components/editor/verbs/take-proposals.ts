import { newDates } from "#components/field-settings/change-type.ts";
import { actingIds, takesFields } from "#lib/draft/copies.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftField, DraftRecipient } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { FIELD_DEFAULTS } from "#lib/fields/field-defaults.ts";
import { nextFieldId } from "#lib/fields/next-field-id.ts";
import { chooseSigners, partiesWithoutSigner } from "#lib/fields/rules/choose-signers.ts";
import type { Proposal } from "../proposals/proposal.ts";
import { newRecipient } from "../recipients/recipient-changes.ts";
import { makeId } from "../state/make-id.ts";
import type { Work } from "../work/work-context.tsx";
import { activeRecipient } from "./active-recipient.ts";

/** What a step may hold, less those who may have to be added with the fields. */
export const MOST_AT_ONCE = DRAFT_LIMITS.operationsPerStep - DRAFT_LIMITS.recipients;

/** Whose each proposal would be. */
export type ProposedOwners = {
	/** Recipients' keys, proposal by proposal. */
	owners: string[];
	/** Recipients who are added with them. */
	added: DraftChange[];
};

/**
 * Whose the fields would be: theirs whom a tag, the words beside a place or its signature block name, and all else that
 * of the person whom fields are placed for. A tag that counts further than there are people adds them, and so does a
 * signature block for which no one is left.
 */
export function ownersOf(work: Work, proposals: readonly Proposal[]): ProposedOwners {
	let recipients: Readonly<Record<string, DraftRecipient>> = work.store.getSnapshot().draft.recipients;
	const added: DraftChange[] = [];
	const add = (role = "") => {
		const id = makeId();
		const value = { ...newRecipient(recipients, work.facts.defaults.signerLocale ?? work.locale), role };
		recipients = { ...recipients, [id]: value };
		added.push({ kind: "add", in: "recipients", id, value });
		return id;
	};
	const asked = Math.max(-1, ...proposals.map(({ place }) => place.signer ?? -1));
	while (actingIds(recipients).length <= asked && Object.keys(recipients).length < DRAFT_LIMITS.recipients) add();
	const active = activeRecipient(work)?.id ?? actingIds(recipients).find((id) => takesFields(recipients[id])) ?? add();
	for (const role of missingParties(recipients, proposals)) {
		if (Object.keys(recipients).length < DRAFT_LIMITS.recipients) add(role);
	}
	const order = actingIds(recipients);
	const named = namedOwners(recipients, proposals);
	const owners = proposals.map(({ place }, index) => {
		const own = order[place.signer ?? named[index] ?? -1];
		return own !== undefined && takesFields(recipients[own]) ? own : active;
	});
	return { owners, added };
}

type Recipients = Readonly<Record<string, DraftRecipient>>;

function signersOf(recipients: Recipients) {
	return actingIds(recipients).flatMap((id) => {
		const recipient = recipients[id];
		return recipient && recipient.type !== "Copy"
			? [{ signerType: recipient.type, signerRole: recipient.role, name: recipient.name }]
			: [];
	});
}

function missingParties(recipients: Recipients, proposals: readonly Proposal[]): string[] {
	return partiesWithoutSigner(
		signersOf(recipients),
		proposals.map(({ place }) => place),
	);
}

/** File by file: places of two files on the same page number are not near each other. */
function namedOwners(recipients: Recipients, proposals: readonly Proposal[]): (number | null)[] {
	const signers = signersOf(recipients);
	const named = new Map<Proposal, number | null>();
	for (const fileId of new Set(proposals.map((one) => one.fileId))) {
		const own = proposals.filter((one) => one.fileId === fileId);
		const chosen = chooseSigners(
			signers,
			own.map(({ place }) => place),
		);
		for (const [index, proposal] of own.entries()) named.set(proposal, chosen[index] ?? null);
	}
	return proposals.map((proposal) => named.get(proposal) ?? null);
}

/** Makes fields of proposals, as one step. @returns their keys */
export function takeProposals(work: Work, proposals: readonly Proposal[]): string[] {
	const taken = proposals.slice(0, MOST_AT_ONCE);
	const { draft } = work.store.getSnapshot();
	const { owners, added } = ownersOf(work, taken);
	const ids = new Set(Object.values(draft.fields).map((field) => field.id));
	const groups = groupNames(work, taken);
	const fields = taken.map((proposal, index) => ({
		key: makeId(),
		value: toField(proposal, { recipientId: owners[index] ?? "", ids, groups }),
	}));
	const changes = fields.map(({ key, value }): DraftChange => ({ kind: "add", in: "fields", id: key, value }));
	work.store.perform("place", [...added, ...changes]);
	work.proposals.set({ active: null });
	return fields.map(({ key }) => key);
}

type Given = {
	recipientId: string;
	ids: Set<string>;
	groups: (proposal: Proposal) => string | null;
};

function toField(proposal: Proposal, { recipientId, ids, groups }: Given): DraftField {
	const { fileId, place } = proposal;
	const { id: own, page, type, bounds, settings, key: foundAs } = place;
	const id = own === null || ids.has(own) ? nextFieldId(type, ids) : own;
	ids.add(id);
	return {
		...FIELD_DEFAULTS,
		...newDates(type),
		...settings,
		groupName: groups(proposal),
		id,
		type,
		recipientId,
		fileId,
		page,
		bounds,
		order: null,
		customFieldId: null,
		foundAs,
	};
}

/** A choice keeps the name that it has in its file, unless another file's has it already. */
function groupNames({ store, proposals }: Work, taken: readonly Proposal[]): Given["groups"] {
	const { found } = proposals.getSnapshot();
	const fields = Object.values(store.getSnapshot().draft.fields);
	const names = new Set(fields.flatMap(({ groupName }) => groupName ?? []));
	const known = new Map<string, string>();
	const keyOf = ({ fileId, place }: Proposal) => JSON.stringify([fileId, place.settings.groupName ?? null]);
	for (const proposal of taken) {
		const { groupName = null } = proposal.place.settings;
		if (groupName === null || known.has(keyOf(proposal))) continue;
		// One that was taken before has named the choice.
		const others = (found[proposal.fileId] ?? []).filter((one) => one.place.settings.groupName === groupName);
		const keys = new Set(others.map(({ place }) => place.key));
		const before = fields.find(({ fileId, foundAs }) => fileId === proposal.fileId && keys.has(foundAs ?? ""));
		const name = before?.groupName ?? (names.has(groupName) ? nextFieldId(`${groupName} `, names) : groupName);
		names.add(name);
		known.set(keyOf(proposal), name);
	}
	return (proposal) => known.get(keyOf(proposal)) ?? null;
}

/** Says of a proposal that it is no field: it is not proposed again. */
export function dismissProposal({ store, proposals }: Work, { fileId, place }: Proposal): void {
	const file = store.getSnapshot().draft.files[fileId];
	if (!file) return;
	const notFields = [...file.notFields, place.key];
	store.perform("notField", [{ kind: "patch", in: "files", id: fileId, set: { notFields } }]);
	proposals.set({ active: null });
}
