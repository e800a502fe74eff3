import { describe, expect, it } from "vitest";
import type { ProofMethod } from "#lib/contract/signing/proof-page.ts";
import type { ProblemKind } from "./draft-problem.ts";
import { findDraftProblems, type ProblemFacts } from "./draft-problems.ts";
import type { DraftDocument, DraftField, DraftFile, DraftRecipient, DraftState } from "./draft-state.ts";
import { emptyDraft } from "./empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "./testing/make-draft.ts";
import { toSendRequest } from "./to-send-request.ts";

type Change = {
	document?: Partial<DraftDocument>;
	file?: Partial<DraftFile>;
	anna?: Partial<DraftRecipient>;
	ben?: Partial<DraftRecipient>;
	one?: Partial<DraftField>;
	two?: Partial<DraftField>;
};

/** A draft that can be sent, with something else in it. */
function draft({ document, file, anna, ben, one, two }: Change = {}): DraftState {
	const state = emptyDraft();
	return {
		document: { ...state.document, title: "Lease", ...document },
		files: { [ID.file]: draftFile(file) },
		recipients: {
			[ID.anna]: draftRecipient(anna),
			...(ben ? { [ID.ben]: draftRecipient({ order: "a1", name: "Ben", email: "ben@example.com", ...ben }) } : {}),
		},
		fields: {
			[ID.one]: draftField({ id: "Sign1", ...one }),
			...(two
				? { [ID.two]: draftField({ id: "Sign2", bounds: { x: 10, y: 500, width: 90, height: 30 }, ...two }) }
				: {}),
		},
	};
}

const FACTS: ProblemFacts = {
	brands: [],
	identities: [{ email: "boss@example.com", name: "Boss", status: "Pending", brandId: null }],
	groups: [
		{ id: "empty", name: "Nobody", contacts: [] },
		{ id: "legal", name: "Legal", contacts: [{ name: "Ben", email: "ben@example.com" }] },
	],
	hasSms: false,
	goneCustomFields: ["gone"],
	credits: null,
};
const formula = (expression: string) => ({ type: "Formula", formula: { expression, decimalPrecision: 2 } }) as const;
/** People of whom any one signs, each as "name address". */
const several = (...written: string[]): Partial<DraftRecipient> => ({
	...{ name: "", email: "" },
	people: written.map((text, index) => {
		const [name = "", email = ""] = text.split(" ");
		return { id: `d${index}000000-0000-4000-8000-000000000000`, name, email };
	}),
});
const proof = (method: ProofMethod) => ({ method, tries: null, frequency: null });
const benToo = { recipientId: ID.ben } as const;
const onDocument = (property: keyof DraftDocument | null) => ({ in: "document", property });
const onField = (id: string) => ({ in: "fields", id });
const onRecipient = (id: string) => ({ in: "recipients", id });

describe("findDraftProblems", () => {
	it("finds nothing where all is right", () => {
		expect(findDraftProblems(draft({ ben: {}, two: benToo }), FACTS)).toEqual([]);
		const coded = { authentication: proof("AccessCode"), hasAccessCode: true };
		expect(findDraftProblems(draft({ anna: coded }), FACTS)).toEqual([]);
	});

	it("names all that one of several people lacks at once", () => {
		const problems = findDraftProblems(draft({ anna: several("Mia mia@example.com", " omar@") }), FACTS);
		expect(problems.map(({ kind }) => kind)).toEqual(["personWithoutName", "personWithoutAddress"]);
	});

	it("finds nothing where one of several signs in another turn too, or has a saved group's place", () => {
		const anna = several("Mia mia@example.com", "Ben ben@example.com");
		const document = { enableSigningOrder: true };
		expect(findDraftProblems(draft({ document, anna, ben: {}, two: benToo }), FACTS)).toEqual([]);
		expect(findDraftProblems(draft({ anna: { ...several(), groupId: "legal" } }), FACTS)).toEqual([]);
	});

	it.each<[ProblemKind, DraftState, object]>([
		["noTitle", draft({ document: { title: " " } }), onDocument("title")],
		["badAddress", draft({ ben: { type: "Copy", email: "copy@" } }), onRecipient(ID.ben)],
		["noAddress", draft({ ben: { type: "Copy", email: " " } }), onRecipient(ID.ben)],
		["copyHasFields", draft({ ben: { type: "Copy" }, two: benToo }), onRecipient(ID.ben)],
		["noRecipients", { ...draft({ anna: { type: "Copy" } }), fields: {} }, onDocument(null)],
		["badExpiry", draft({ document: { expiryDateType: "Hours", expiryValue: 2 } }), onDocument("expiryValue")],
		["badTimeZone", draft({ document: { timeZone: "Mars/Olympus" } }), onDocument("timeZone")],
		["badRedirect", draft({ document: { redirectUrl: "javascript:alert(1)" } }), onDocument("redirectUrl")],
		[
			"badReminders",
			draft({ document: { reminders: { enableAutoReminder: true, reminderDays: 0, reminderCount: 1 } } }),
			onDocument("reminders"),
		],
		["badMetaData", draft({ document: { metaData: { "": "x" } } }), onDocument("metaData")],
		["brandGone", draft({ document: { brandId: ID.gone } }), onDocument("brandId")],
		["identityGone", draft({ document: { onBehalfOf: "who@example.com" } }), onDocument("onBehalfOf")],
		["identityNotAgreed", draft({ document: { onBehalfOf: "Boss@example.com" } }), onDocument("onBehalfOf")],
		["noName", draft({ anna: { name: "" } }), onRecipient(ID.anna)],
		["noAddress", draft({ anna: { email: "" } }), onRecipient(ID.anna)],
		["badAddress", draft({ anna: { email: "anna@" } }), onRecipient(ID.anna)],
		["sameAddress", draft({ ben: { email: "ANNA@example.com" }, two: benToo }), onRecipient(ID.ben)],
		["noHost", draft({ anna: { type: "InPersonSigner" } }), onRecipient(ID.anna)],
		["badHost", draft({ anna: { type: "InPersonSigner", hostEmail: "x" } }), onRecipient(ID.anna)],
		[
			"hostsAddress",
			draft({
				anna: { type: "InPersonSigner", hostEmail: "ANNA@example.com", authentication: proof("EmailOTP") },
			}),
			onRecipient(ID.anna),
		],
		["noFields", draft({ ben: {} }), onRecipient(ID.ben)],
		["reviewerHasFields", draft({ anna: { type: "Reviewer" } }), onRecipient(ID.anna)],
		["noAccessCode", draft({ anna: { authentication: proof("AccessCode") } }), onRecipient(ID.anna)],
		["noAddress", draft({ anna: { authentication: proof("EmailOTP"), email: "" } }), onRecipient(ID.anna)],
		["groupGone", draft({ anna: { groupId: ID.gone } }), onRecipient(ID.anna)],
		["groupEmpty", draft({ anna: { groupId: "empty" } }), onRecipient(ID.anna)],
		["tooFewPeople", draft({ anna: several("Mia mia@example.com") }), onRecipient(ID.anna)],
		["personWithoutName", draft({ anna: several("Mia mia@example.com", " omar@example.com") }), onRecipient(ID.anna)],
		["personWithoutAddress", draft({ anna: several("Mia mia@example.com", "Omar omar@") }), onRecipient(ID.anna)],
		["personTwice", draft({ anna: several("Mia mia@example.com", "M MIA@example.com") }), onRecipient(ID.anna)],
		[
			"personElsewhere",
			draft({ anna: several("Mia mia@example.com", "B BEN@example.com"), ben: {}, two: benToo }),
			onRecipient(ID.anna),
		],
		["personElsewhere", draft({ anna: { groupId: "legal" }, ben: {}, two: benToo }), onRecipient(ID.anna)],
		["fieldWithoutRecipient", draft({ two: { recipientId: ID.gone } }), onField(ID.two)],
		["fieldWithoutPage", draft({ two: { page: 3 } }), onField(ID.two)],
		["fieldWithoutPage", draft({ two: { fileId: ID.gone } }), onField(ID.two)],
		["outsidePage", draft({ two: { bounds: { x: 750, y: 10, width: 90, height: 30 } } }), onField(ID.two)],
		["outsidePage", draft({ two: { bounds: { x: -5, y: 10, width: 90, height: 30 } } }), onField(ID.two)],
		["sameId", draft({ two: { id: "Sign1" } }), onField(ID.two)],
		["noGroup", draft({ two: { type: "RadioButton" } }), onField(ID.two)],
		[
			"badGroupRule",
			draft({ two: { type: "CheckBox", groupName: "G", groupRule: { minimum: 2, maximum: null } } }),
			onField(ID.two),
		],
		["noOptions", draft({ two: { type: "Dropdown" } }), onField(ID.two)],
		["readOnlyWithoutValue", draft({ two: { type: "TextBox", isReadOnly: true } }), onField(ID.two)],
		["noLink", draft({ two: { type: "Hyperlink", hyperlinkText: "Terms" } }), onField(ID.two)],
		["badValue", draft({ two: { type: "TextBox", validationType: "NumbersOnly", value: "x" } }), onField(ID.two)],
		[
			"badPattern",
			draft({ two: { type: "TextBox", validationType: "CustomRegex", validationRegex: "(" } }),
			onField(ID.two),
		],
		[
			"badCondition",
			draft({ two: { type: "CheckBox", conditionalRules: [{ fieldId: "none", isChecked: true, value: null }] } }),
			onField(ID.two),
		],
		["noFormula", draft({ two: formula(" ") }), onField(ID.two)],
		["badFormula", draft({ two: formula("1 +") }), onField(ID.two)],
		["badFormula", draft({ two: formula("1 / 0") }), onField(ID.two)],
		["badFormula", draft({ two: formula("Gone * 2") }), onField(ID.two)],
		["badFormula", draft({ two: formula("Sign2 + 1") }), onField(ID.two)],
		["noAttachmentsInFile", draft({ file: { mayAttachFiles: false }, two: { type: "Attachment" } }), onField(ID.two)],
	])("says %s, and where", (kind, state, at) => {
		expect(findDraftProblems(state, FACTS)).toMatchObject([{ severity: "blocks", kind, at }]);
	});

	it.each([
		["1 +", { code: "missing", values: { at: 4 } }],
		["1 / 0", { code: "divides", values: {} }],
		["Gone * 2", { code: "noField", values: { operand: "Gone" } }],
		["Sign2 + 1", { code: "circle", values: { way: "Sign2 → Sign2" } }],
	])("says why %j cannot be calculated, for pages in any language", (expression, why) => {
		expect(findDraftProblems(draft({ two: formula(expression) }), FACTS)).toMatchObject([{ formula: why }]);
	});

	it.each<[ProblemKind[], DraftState]>([
		[["noPhone", "noTextMessages"], draft({ anna: { deliveryMode: "SMS", phone: "" } })],
		[["noPhone", "noTextMessages"], draft({ anna: { authentication: proof("SMSOTP") } })],
		[["badPhone", "noTextMessages"], draft({ anna: { deliveryMode: "SMS", phone: "+33 1" } })],
	])("says %j of a recipient of text messages", (kinds, state) => {
		expect(findDraftProblems(state, FACTS).map(({ kind }) => kind)).toEqual(kinds);
	});

	it("refuses a file that was signed before beside another, and an empty desk", () => {
		const files = { [ID.file]: draftFile({ isSigned: true }), [ID.otherFile]: draftFile({ order: "a1" }) };
		expect(findDraftProblems({ ...draft(), files }, FACTS)).toMatchObject([
			{ kind: "signedFile", at: { in: "files", id: ID.file } },
		]);
		const kinds = findDraftProblems(emptyDraft(), { ...FACTS, credits: 0 }).map(({ kind }) => kind);
		expect(kinds).toEqual(["noFiles", "noTitle", "noRecipients", "noCredits"]);
	});

	it("tells everything at once, not one thing after the other", () => {
		const state = draft({
			document: { title: "", expiryDateType: "Days", expiryValue: 999 },
			anna: { name: "", email: "anna@" },
			ben: { email: "" },
			two: { ...benToo, type: "Dropdown" },
		});
		const blocking = findDraftProblems(state, null).filter(({ severity }) => severity === "blocks");
		expect(blocking.map(({ kind }) => kind)).toEqual([
			"noTitle",
			"badExpiry",
			"badAddress",
			"noName",
			"noAddress",
			"noOptions",
		]);
	});

	it("only warns of what can be sent all the same", () => {
		const over = { ...draftField().bounds, x: draftField().bounds.x + 60 };
		expect(findDraftProblems(draft({ two: { bounds: over } }), null)).toMatchObject([
			{ severity: "warns", kind: "overlap", at: onField(ID.two), values: { other: ID.one } },
		]);
		expect(findDraftProblems(draft({ two: { bounds: draftField().bounds } }), null)).toMatchObject([
			{ severity: "warns", kind: "sameSpot", values: { count: 2 } },
		]);
		expect(findDraftProblems(draft({ one: { type: "TextBox" } }), null)).toMatchObject([
			{ severity: "warns", kind: "noSignature", at: onRecipient(ID.anna) },
		]);
		const hiddenLayers = ["Internal", "Draft"];
		expect(findDraftProblems(draft({ file: { isSigned: true, hiddenLayers } }), null)).toMatchObject([
			{
				severity: "warns",
				kind: "hiddenLayers",
				at: { in: "files", id: ID.file },
				values: { layers: "Internal, Draft" },
			},
		]);
		const fontsNotEmbedded = ["Wingdings", "SimSun"];
		expect(findDraftProblems(draft({ file: { fontsNotEmbedded } }), null)).toMatchObject([
			{
				severity: "warns",
				kind: "fontsNotEmbedded",
				at: { in: "files", id: ID.file },
				values: { fonts: "Wingdings, SimSun" },
			},
		]);
		expect(findDraftProblems(draft({ one: { customFieldId: "gone" } }), FACTS)).toMatchObject([
			{ severity: "warns", kind: "customFieldGone", at: onField(ID.one) },
		]);
		expect(findDraftProblems(draft({ one: { customFieldId: "there" } }), FACTS)).toEqual([]);
		const beside = { ...draftField().bounds, x: draftField().bounds.x + 100 };
		expect(findDraftProblems(draft({ two: { bounds: beside } }), null)).toEqual([]);
		expect(findDraftProblems(draft({ one: { bounds: { x: 10, y: 10, width: 1, height: 1 } } }), null)).toMatchObject([
			{ severity: "warns", kind: "tinyField", at: onField(ID.one) },
		]);
		const found = { one: { foundAs: "place/1/1/1" }, two: { foundAs: "place/1/2/2", bounds: beside } };
		expect(findDraftProblems(draft(found), null)).toMatchObject([
			{ severity: "warns", kind: "severalSignatures", at: onField(ID.two), values: { count: 2 } },
		]);
	});

	it("is quick with 500 fields on one spot of a page", () => {
		const fields = Object.fromEntries(
			Array.from({ length: 500 }, (_, at) => [`${at}`, draftField({ id: `f${at}` })] as const),
		);
		expect(findDraftProblems({ ...draft(), fields }, null)).toMatchObject([
			{ kind: "sameSpot", values: { count: 500 } },
		]);
	});

	it("blocks nothing that the interface takes", () => {
		const state = draft({ ben: {}, two: benToo });
		expect("request" in toSendRequest(state, null)).toBe(true);
	});
});
