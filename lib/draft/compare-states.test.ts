import { expect, it } from "vitest";
import { compareStates } from "./compare-states.ts";
import type { DraftState } from "./draft-state.ts";
import { emptyDraft } from "./empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "./testing/make-draft.ts";

const NONE = { added: [], removed: [], changed: [] };
const STATE: DraftState = {
	...emptyDraft(),
	files: { [ID.file]: draftFile() },
	recipients: {
		[ID.anna]: draftRecipient({ roleIndex: 1, role: "Tenant", order: "a0" }),
		[ID.ben]: draftRecipient({ roleIndex: 2, role: "Landlord", order: "a1" }),
	},
	fields: { [ID.one]: draftField({ id: "sign" }), [ID.two]: draftField({ id: "text", recipientId: ID.ben }) },
};

const same = (id: string) => ({ before: id, after: id });

it("says nothing of states that say the same", () => {
	expect(compareStates(STATE, structuredClone(STATE))).toEqual({
		...{ recipients: NONE, fields: NONE, files: NONE, settings: [] },
	});
});

it("finds what was added, removed and changed", () => {
	const after: DraftState = {
		document: { ...STATE.document, message: "Hello" },
		files: { ...STATE.files, [ID.otherFile]: draftFile({ order: "a1", name: "annex.pdf" }) },
		recipients: { [ID.anna]: draftRecipient({ roleIndex: 1, role: "Lessee", order: "a0" }) },
		fields: {
			[ID.one]: draftField({ id: "sign", isRequired: false }),
			[ID.three]: draftField({ id: "new" }),
		},
	};
	expect(compareStates(STATE, after)).toEqual({
		recipients: { added: [], removed: [ID.ben], changed: [same(ID.anna)] },
		fields: { added: [ID.three], removed: [ID.two], changed: [same(ID.one)] },
		files: { ...NONE, added: [ID.otherFile] },
		settings: ["message"],
	});
});

it("knows roles, fields and files that got another id, and another place in the order", () => {
	const after: DraftState = {
		...STATE,
		files: { [ID.otherFile]: draftFile() },
		recipients: {
			[ID.anna]: draftRecipient({ roleIndex: 1, role: "Tenant", order: "a4" }),
			[ID.gone]: draftRecipient({ roleIndex: 2, role: "Landlord", order: "a2" }),
		},
		fields: {
			[ID.three]: draftField({ id: "sign", fileId: ID.otherFile }),
			[ID.two]: draftField({ id: "text", recipientId: ID.gone, fileId: ID.otherFile }),
		},
	};
	const { settings, ...things } = compareStates(STATE, after);
	expect(things).toEqual({ recipients: NONE, fields: NONE, files: NONE });
	expect(settings).toEqual(["recipientOrder"]);
});
