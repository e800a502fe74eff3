import { isBlank, isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { actingIds } from "./copies.ts";
import type { DraftProblem, ProblemKind } from "./draft-problem.ts";
import type { DraftDocument, DraftField, DraftRecipient, DraftState } from "./draft-state.ts";
import { peopleProblems } from "./entered-people.ts";
import type { SendOrigin } from "./to-send-wire.ts";

/**
 * A sentence of the interface about a part of the request, as a problem at a place of the draft. Also for what only the
 * server finds: pages, groups, identities.
 *
 * @param part as errors name it, e.g. `Signers[0].FormFields[2].Value`
 */
export function locateRefusal(state: DraftState, origin: SendOrigin, part: string, sentence: string): DraftProblem {
	const [, signer, field, key = ""] = /^Signers\[(\d+)\](?:\.FormFields\[(\d+)\])?\.?(.*)$/.exec(part) ?? [];
	const recipientId = signer === undefined ? undefined : origin.recipients[Number(signer)];
	const fieldKey = field === undefined ? undefined : origin.fields[Number(signer)]?.[Number(field)];
	const draftField = fieldKey === undefined ? undefined : state.fields[fieldKey];
	if (fieldKey !== undefined && draftField) {
		return problem(fieldKind(key, draftField), { in: "fields", id: fieldKey }, { key: wordOf(key) }, sentence);
	}
	const recipient = recipientId === undefined ? undefined : state.recipients[recipientId];
	if (recipientId !== undefined && recipient?.people && key.startsWith("People")) {
		const found = peopleProblems(recipient.people).find(({ part: of }) => `People${of}` === key);
		const [kind, other] = found ? [found.kind, found.person] : (["recipientRefused", ""] as const);
		return problem(kind, { in: "recipients", id: recipientId }, { other }, sentence);
	}
	if (recipientId !== undefined && recipient) {
		return problem(
			recipientKind(key, recipient),
			{ in: "recipients", id: recipientId },
			{ key: wordOf(key) },
			sentence,
		);
	}
	const copyId = origin.copies[Number(/^Cc\[(\d+)\]/.exec(part)?.[1])];
	const copy = copyId === undefined ? undefined : state.recipients[copyId];
	if (copyId !== undefined && copy) {
		return problem(isBlank(copy.email) ? "noAddress" : "badAddress", { in: "recipients", id: copyId }, {}, sentence);
	}
	return ofDocument(state, part, sentence);
}

function problem(
	kind: ProblemKind,
	at: DraftProblem["at"],
	values: DraftProblem["values"],
	sentence: string,
): DraftProblem {
	return { severity: "blocks", kind, values, at, sentence };
}

/** `Bounds.X` → `Bounds`, `ConditionalRules[0].FieldId` → `ConditionalRules`. */
function wordOf(key: string): string {
	return /^\w*/.exec(key)?.[0] ?? "";
}

function recipientKind(key: string, recipient: DraftRecipient): ProblemKind {
	switch (wordOf(key)) {
		case "Name":
			return isBlank(recipient.name) ? "noName" : "recipientRefused";
		case "EmailAddress":
			if (isBlank(recipient.email)) return "noAddress";
			if (!isEmailAddress(recipient.email.trim())) return "badAddress";
			// Whoever signs in person may share an address with anybody but their host.
			return recipient.type === "InPersonSigner" ? "hostsAddress" : "sameAddress";
		case "SignerOrder":
			return "sameAddress";
		case "PhoneNumber":
			return isBlank(recipient.phone) ? "noPhone" : "badPhone";
		case "AuthenticationCode":
			return "noAccessCode";
		case "HostEmail":
			return isBlank(recipient.hostEmail) ? "noHost" : "badHost";
		case "FormFields":
			return recipient.type === "Reviewer" ? "reviewerHasFields" : "noFields";
		case "GroupId":
			return "groupGone";
		default:
			return "recipientRefused";
	}
}

function fieldKind(key: string, field: DraftField): ProblemKind {
	switch (wordOf(key)) {
		case "Id":
			return "sameId";
		case "PageNumber":
			return "fieldWithoutPage";
		case "Bounds":
			return "outsidePage";
		case "GroupName":
			return "noGroup";
		case "DropdownOptions":
			return field.dropdownOptions.length === 0 ? "noOptions" : "fieldRefused";
		case "HyperlinkText":
			return "noLink";
		case "Value":
			return valueKind(field);
		case "ValidationCustomRegex":
			return "badPattern";
		case "ConditionalRules":
			return "badCondition";
		case "FormulaFieldSettings":
			return isBlank(field.formula?.expression ?? "") ? "noFormula" : "badFormula";
		default:
			return "fieldRefused";
	}
}

function valueKind(field: DraftField): ProblemKind {
	const isMissing = field.value === null || field.value === "";
	if (isMissing && field.type === "Hyperlink") return "noLink";
	return isMissing ? "readOnlyWithoutValue" : "badValue";
}

const OF_DOCUMENT: Readonly<Record<string, [ProblemKind, keyof DraftDocument | null]>> = {
	Title: ["noTitle", "title"],
	Signers: ["noRecipients", null],
	ExpiryValue: ["badExpiry", "expiryValue"],
	TimeZone: ["badTimeZone", "timeZone"],
	RedirectUrl: ["badRedirect", "redirectUrl"],
	ReminderSettings: ["badReminders", "reminders"],
	MetaData: ["badMetaData", "metaData"],
	BrandId: ["brandGone", "brandId"],
	OnBehalfOf: ["identityNotAgreed", "onBehalfOf"],
};

function ofDocument(state: DraftState, part: string, sentence: string): DraftProblem {
	const word = wordOf(part);
	if (word === "FormGroups") return ofGroupRule(state, sentence);
	const [kind, property] = OF_DOCUMENT[word] ?? ["documentRefused", null];
	const isTooMany = kind === "noRecipients" && actingIds(state.recipients).length > 0;
	const said = kind === "noTitle" && state.document.title.trim() !== "" ? "documentRefused" : kind;
	return problem(isTooMany ? "tooManyRecipients" : said, { in: "document", property }, { key: word }, sentence);
}

/** The sentence names the group; it is shown at the first of its boxes. */
function ofGroupRule({ fields }: DraftState, sentence: string): DraftProblem {
	const boxes = Object.entries(fields).filter(([, field]) => field.type === "CheckBox" && field.groupName !== null);
	const [key] = boxes.find(([, { groupName }]) => sentence.includes(` ${groupName} `)) ?? boxes[0] ?? [];
	const at = key === undefined ? ({ in: "document", property: null } as const) : ({ in: "fields", id: key } as const);
	return problem("badGroupRule", at, {}, sentence);
}
