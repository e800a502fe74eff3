import { describe, expect, it } from "vitest";
import { applyStep } from "#lib/draft/apply-step.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import type { DeskCorrection } from "#lib/draft/editor-facts.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { describeCorrection } from "./describe-correction.ts";

const base = applyStep(emptyDraft(), [
	{ kind: "add", in: "files", id: ID.file, value: draftFile() },
	{
		kind: "add",
		in: "recipients",
		id: ID.anna,
		value: draftRecipient({ name: "Anna Lee", email: "anna@example.com" }),
	},
	{
		kind: "add",
		in: "recipients",
		id: ID.ben,
		value: draftRecipient({ name: "Ben", email: "ben@example.com", order: "a1" }),
	},
	{ kind: "add", in: "fields", id: ID.one, value: draftField({ label: "Date" }) },
	{ kind: "add", in: "fields", id: ID.two, value: draftField({ id: "f2", label: "Rent", page: 2 }) },
	{ kind: "add", in: "fields", id: ID.three, value: draftField({ id: "f3", recipientId: ID.ben }) },
]);

const correction: DeskCorrection = {
	since: 0,
	by: "Mia",
	isOwn: true,
	base,
	fixedRecipients: [],
	askedRecipients: [ID.anna],
};

/** What changes, as a sender reads it in English. */
function described(changes: readonly DraftChange[], more: Partial<DeskCorrection> = {}) {
	const draft = applyStep(base, groundStep(changes, base));
	const {
		editor: words,
		fieldSettings: { types },
	} = workplaceMessages("EN");
	const reader = { words, types, locale: "EN", groups: [], correction: null, template: null, expiry: "After 10 days" };
	const { count, whole, people } = describeCorrection(draft, { ...correction, ...more }, reader);
	return { count, whole, people: Object.fromEntries(people.map(({ id, lines }) => [id, lines])) };
}

const TOLD = "Gets one notification about the edits. Their link and entries stay valid.";
const LATER = "No request sent yet.";

describe("what a correction changes", () => {
	it("is nothing where everything is as it was", () => {
		expect(described([])).toEqual({ count: 0, whole: [], people: {} });
	});

	it("is said of the document once, and to everybody who was asked where they read it", () => {
		const set = { title: "Lease 2", expiryDateType: "Days", expiryValue: 10, metaData: { a: "b" } } as const;
		expect(described([{ kind: "patch", in: "document", set }])).toEqual({
			count: 3,
			whole: ["New title: “Lease 2”.", "Changed: API metadata.", "New expiry: After 10 days."],
			people: { [ID.anna]: [TOLD] },
		});
	});

	it("names fields by what becomes of them, for whoever fills them in", () => {
		const changes: DraftChange[] = [
			{ kind: "patch", in: "fields", id: ID.one, set: { bounds: { x: 1, y: 2, width: 30, height: 20 } } },
			{ kind: "patch", in: "fields", id: ID.two, set: { recipientId: ID.ben } },
			{ kind: "patch", in: "fields", id: ID.three, set: { isRequired: false, page: 2 } },
		];
		expect(described(changes).people).toEqual({
			[ID.anna]: ["Moved: “Date” on page 1.", "Removed: “Rent” on page 2.", TOLD],
			[ID.ben]: ["New field: “Rent” on page 2.", "Changed: “Signature” on page 2.", LATER],
		});
	});

	it("says who is asked at another address, who comes and who goes", () => {
		const value = draftRecipient({ name: "Zoe", email: "zoe@example.com", order: "a2" });
		const changes: DraftChange[] = [
			{ kind: "patch", in: "recipients", id: ID.anna, set: { email: "lee@example.com", name: "Ann Lee" } },
			{ kind: "add", in: "recipients", id: ID.gone, value },
			{ kind: "remove", in: "fields", id: ID.three },
			{ kind: "remove", in: "recipients", id: ID.ben },
		];
		expect(described(changes).people).toEqual({
			[ID.anna]: ["Gets a new request at lee@example.com. The old link stops working.", "Previous name: Anna Lee."],
			[ID.gone]: ["Added. Gets a request when it’s their turn."],
			[ID.ben]: ["Removed before receiving a request."],
		});
	});

	it("promises no message where none goes", () => {
		const moved: DraftChange = { kind: "patch", in: "fields", id: ID.one, set: { page: 2 } };
		const quiet: DraftChange = { kind: "patch", in: "document", set: { disableEmails: true } };
		expect(described([moved, quiet]).people[ID.anna]?.at(-1)).toMatch(/^Isn’t notified/);
		const off = { recipientNotifications: { editDocument: false } };
		expect(described([moved, { kind: "patch", in: "document", set: off }]).people[ID.anna]?.at(-1)).toMatch(
			/^Isn’t notified/,
		);
	});

	it("says of who goes whether they are told, by their own switch before the document's", () => {
		const gone: DraftChange[] = [
			...[ID.one, ID.two].map((id): DraftChange => ({ kind: "remove", in: "fields", id })),
			{ kind: "remove", in: "recipients", id: ID.anna },
		];
		const told = "Removed and notified by email. Their link stops working and their entries are deleted.";
		const untold = "Removed. Their link stops working and their entries are deleted.";
		expect(described(gone).people[ID.anna]).toEqual([told]);
		const off = { recipientNotifications: { editRecipient: false, editDocument: false } };
		const switched: DraftChange = { kind: "patch", in: "document", set: off };
		expect(described([...gone, switched]).people[ID.anna]).toEqual([untold]);
		const own: DraftChange = {
			kind: "patch",
			in: "recipients",
			id: ID.anna,
			set: { recipientNotifications: { editDocument: true } },
		};
		expect(
			described([own, switched, { kind: "patch", in: "fields", id: ID.one, set: { page: 2 } }]).people[ID.anna]?.at(-1),
		).toBe(TOLD);
	});

	it("says nothing of who is done", () => {
		const title: DraftChange = { kind: "patch", in: "document", set: { title: "B" } };
		expect(described([title], { fixedRecipients: [ID.anna] }).people).toEqual({});
	});
});
