import { randomUUID } from "node:crypto";
import type { IdentitySettings } from "#lib/contract/signing/identity-settings.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { CorrectedRows } from "#lib/db/stores/drafts/corrected-document.ts";
import { enteredGroup } from "#lib/domain/contact-groups/entered-group.ts";
import type { SignerGroup } from "#lib/domain/contact-groups/places-problems.ts";
import { DEFAULT_TRIES } from "#lib/domain/documents/proof-rules.ts";
import { peopleOf, placeColumns } from "#lib/domain/documents/sending/build-document.ts";
import type { DraftRecipient, DraftState, EnteredPerson } from "#lib/draft/draft-state.ts";
import { enteredPeople, isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { hostOf } from "#lib/draft/host-of.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";
import type { JudgedCorrection } from "./judge-correction.ts";

type Signer = WholeDocument["signers"][number];

/** Somebody of a corrected document, and how they came to be there. */
export type CorrectedSigner = {
	id: string;
	name: string;
	email: string;
	/** The row as it is; null: there is none yet. */
	row: Signer | null;
	/** Another person is asked in this place than before. */
	isReplaced: boolean;
	/** The same person is asked, and what they proved was of another name or number. */
	isUnproved: boolean;
	/** They have signed, or another of their group has. */
	isFixed: boolean;
};

/** A place of the request, and who may fill it: the first is who stands for it. */
export type CorrectedSlot = { recipientId: string; people: CorrectedSigner[] };

type Input = JudgedCorrection & {
	whole: WholeDocument;
	current: DraftState;
	merged: DraftState;
	fixedRecipients: readonly string[];
	/** Of places that get another group, by the ids of the groups in lower case. */
	groups: ReadonlyMap<string, SignerGroup>;
};

/** The people of a corrected document by its places, and what is written of them. */
export function correctedSigners(input: Input): { slots: CorrectedSlot[]; rows: CorrectedRows["signers"] } {
	const { whole, current, merged, origin, fixedRecipients } = input;
	const written: CorrectedRows["signers"] = { inserted: [], updated: [], placed: [], removedIds: [] };
	const slots = origin.recipients.map((recipientId, index): CorrectedSlot => {
		const now = merged.recipients[recipientId];
		const former = current.recipients[recipientId];
		const rows = membersOf(whole, recipientId);
		if (rows.some(({ id }) => fixedRecipients.includes(id)) || (former && isSameValue(now, former))) {
			return { recipientId, people: rows.map((row) => kept(row, fixedRecipients)) };
		}
		const people = peopleAt(input, recipientId, index, rows);
		const asked = rows[0] ? askedOf(rows[0]) : NOTHING_ASKED;
		const hasNumber = former === undefined || numberOf(former) === numberOf(now);
		return {
			recipientId,
			people: people.map((person) => ({
				...write(input, written, index, person, asked),
				isUnproved: !person.isReplaced && isUnproved(person, hasNumber),
			})),
		};
	});
	const all = slots.flatMap(({ people }) => people);
	const isMoved = all.some(({ row }, position) => row !== null && row.position !== position);
	written.placed = isMoved ? all.flatMap(({ id, row }, position) => (row ? [{ id, position }] : [])) : [];
	const places = new Map(all.map(({ id }, position) => [id, position]));
	written.inserted = written.inserted.map((row) => ({ ...row, position: places.get(row.id) ?? 0 }));
	const stays = new Set(all.flatMap(({ row }) => row?.id ?? []));
	written.removedIds = whole.signers.flatMap(({ id }) => (stays.has(id) ? [] : [id]));
	return { slots, rows: written };
}

function kept(row: Signer, fixedRecipients: readonly string[]): CorrectedSigner {
	const { id, name, email } = row;
	return { id, name, email, row, isReplaced: false, isUnproved: false, isFixed: fixedRecipients.includes(id) };
}

/** Everybody who may fill a place, who stands for it first. */
function membersOf({ signers }: WholeDocument, slotId: string): Signer[] {
	const slot = signers.find(({ id }) => id === slotId);
	if (!slot || slot.groupKey === null) return slot ? [slot] : [];
	const others = signers.filter(({ id, groupKey }) => groupKey === slot.groupKey && id !== slotId);
	return [slot, ...others];
}

type Written = Omit<CorrectedSigner, "isUnproved">;
type Wanted = Omit<Written, "isFixed"> & Pick<Signer, "groupKey" | "groupId" | "groupName">;

function peopleAt(input: Input, recipientId: string, index: number, rows: Signer[]): Wanted[] {
	const { current, merged, request, groups } = input;
	const former = current.recipients[recipientId];
	const now = merged.recipients[recipientId];
	const place = request.signers[index];
	if (!place || !now) return [];
	const entered = enteredPeople(now);
	if (entered) return enteredAt(input, { recipientId, index, entered, rows });
	const sameGroup = former !== undefined && now.groupId !== null && now.groupId === former.groupId;
	if (sameGroup) return rows.map((row) => ({ ...row, row, isReplaced: false }));
	const group = place.groupId === null ? null : (groups.get(place.groupId.toLowerCase()) ?? null);
	const people = peopleOf(place, index, group);
	const [row] = rows;
	const stays = !group && row && former && !isOneOfSeveral(former) ? row : null;
	return people.map(({ signer: _signer, index: _index, ...person }) => ({
		...person,
		id: stays?.id ?? person.id,
		row: stays,
		isReplaced: former !== undefined && isAnotherPerson(former, now),
	}));
}

type Entered = { recipientId: string; index: number; entered: readonly EnteredPerson[]; rows: Signer[] };

/** Whoever was among those entered before keeps links and entries, unless another address is theirs now. */
function enteredAt({ current, request }: Input, { recipientId, index, entered, rows }: Entered): Wanted[] {
	const place = request.signers[index];
	const group = place ? enteredGroup(place) : null;
	if (!place || !group) return [];
	const former = current.recipients[recipientId];
	const known = former && enteredPeople(former) ? rows : [];
	const groupKey = known[0]?.groupKey ?? randomUUID();
	return group.contacts.map(({ name, email }, at) => {
		const row = known.find(({ id }) => id === entered[at]?.id) ?? null;
		const isReplaced = row !== null && row.email.toLowerCase() !== email.toLowerCase();
		const shared = { groupKey, groupId: null, groupName: group.groupName };
		return { id: row?.id ?? randomUUID(), name, email, row, isReplaced, ...shared };
	});
}

/** Whoever is reached elsewhere is asked anew, and links to the former place are void; a name alone is only a name. */
function isAnotherPerson(former: DraftRecipient, now: DraftRecipient): boolean {
	const reached = ({ type, email, groupId, deliveryMode, phone, hostEmail }: DraftRecipient) => ({
		groupId,
		email: email.trim().toLowerCase(),
		phone: deliveryMode === "Email" ? "" : phone.replace(/\D/g, ""),
		host: hostOf({ type, hostEmail })?.toLowerCase() ?? null,
	});
	return !isSameValue(reached(former), reached(now));
}

function numberOf(recipient: DraftRecipient | undefined): string {
	return recipient?.phone.replace(/\D/g, "") ?? "";
}

/**
 * Whether what somebody proved was about what is corrected: an identity document is compared with their name, and a code
 * by text message went to their number, however they are reached else. Other codes know of neither.
 *
 * @param hasNumber their number is what it was
 */
function isUnproved({ row, name }: Pick<Wanted, "row" | "name">, hasNumber: boolean): boolean {
	if (row?.authenticationType === "IdVerification") return row.name !== name;
	return row?.authenticationType === "SMSOTP" && !hasNumber;
}

type Asked = {
	columns: Pick<Signer, "authenticationType" | "authenticationFrequency" | "authenticationTries" | "accessCodeHash">;
	identity: IdentitySettings | null;
};

const NOTHING_ASKED: Asked = {
	columns: {
		authenticationType: "None",
		authenticationFrequency: "None",
		authenticationTries: DEFAULT_TRIES,
		accessCodeHash: null,
	},
	identity: null,
};

/** What whoever fills a place has to prove: the place keeps it, whoever comes. */
function askedOf({ settings: { identity }, ...signer }: Signer): Asked {
	const { authenticationType, authenticationFrequency, authenticationTries, accessCodeHash } = signer;
	return { columns: { authenticationType, authenticationFrequency, authenticationTries, accessCodeHash }, identity };
}

function write(
	{ whole, request, current, merged }: Input,
	written: CorrectedRows["signers"],
	index: number,
	{ row, isReplaced, ...person }: Wanted,
	{ columns: asked, identity }: Asked,
): Written {
	const place = request.signers[index];
	if (!place) throw new Error("A signer of the request is missing.");
	const { id, name, email } = person;
	const { groupName } = person;
	const columns = { id, name, email, groupName, ...placeColumns(place, index) };
	if (row) {
		// Of a group, each keeps the own name and address. A turn that nobody gave stays what it was.
		const slot = merged.recipients[id];
		const order = slot && current.recipients[id]?.wave === slot.wave ? row.order : columns.order;
		written.updated.push({ ...columns, order });
	} else {
		const { id: documentId, accountId } = whole;
		const settings = { recipientNotifications: place.recipientNotifications, isReassigned: false, identity };
		written.inserted.push({ ...columns, ...asked, ...person, documentId, accountId, position: 0, settings });
	}
	return { id, name, email, row, isReplaced, isFixed: false };
}
