import type { RecipientNotification } from "#lib/contract/documents/literals.ts";
import { isCopy } from "#lib/draft/copies.ts";
import { isFixedRecipient } from "#lib/draft/correction.ts";
import type { DraftDocument, DraftRecipient } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { enteredPeople } from "#lib/draft/entered-people.ts";
import { formatList } from "#lib/i18n/format.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import type { Corrected } from "./corrected.ts";
import { fieldLines } from "./field-lines.ts";

/**
 * What changes for somebody, and how they come to know of it. Nothing for who notices nothing.
 *
 * @param operations what leads from what was sent to the correction, property by property
 */
export function personLines(id: string, operations: readonly DraftOperation[], corrected: Corrected): string[] {
	const { draft, correction, reader } = corrected;
	const { people: words } = reader.words.correcting;
	const isAsked = correction.askedRecipients.includes(id);
	const now = draft.recipients[id];
	const was = correction.base.recipients[id];
	if (isCopy(now) || (!now && isCopy(was))) return copyLines(id, operations, corrected);
	if (!now) return [isAsked ? wordOfGoing(was, draft.document, words) : words.removedUnasked];
	if (isFixedRecipient(correction, id)) return [];
	const fields = fieldLines(id, operations, corrected);
	if (!was || isCopy(was)) return [words.added, ...fields];
	const own = ownLines(id, now, operations, corrected);
	const isAnew = isReachedOtherwise(id, operations);
	const isConcerned = own.length + fields.length > 0 || (isAsked && operations.some(isReadByAll));
	if (!isConcerned) return [];
	return [...own, ...fields, ...(isAnew ? [] : [howTold(isAsked, now, draft.document, words)])];
}

/** A new copy is emailed as soon as the correction is applied; a former signer keeps no link. */
function copyLines(
	id: string,
	operations: readonly DraftOperation[],
	{ draft, correction, reader }: Corrected,
): string[] {
	const { people: words } = reader.words.correcting;
	const was = correction.base.recipients[id];
	if (!draft.recipients[id]) return [words.noCopy];
	if (was && isCopy(was)) return propertiesOf(id, operations).some((one) => one !== "order") ? [words.copyChanged] : [];
	const isAsked = correction.askedRecipients.includes(id);
	return [words.copy, ...(isAsked ? [wordOfGoing(was, draft.document, words)] : [])];
}

const ADDRESS: ReadonlySet<string> = new Set([
	"email",
	"phone",
	"groupId",
	"people",
] satisfies (keyof DraftRecipient)[]);

type Property = keyof Messages["editor"]["correcting"]["properties"];

const NAMED: Partial<Record<keyof DraftRecipient, Property>> = {
	type: "type",
	role: "role",
	order: "wave",
	wave: "wave",
	deliveryMode: "delivery",
	locale: "locale",
	privateMessage: "privateMessage",
	hostName: "host",
	hostEmail: "host",
};

function propertiesOf(id: string, operations: readonly DraftOperation[]): (keyof DraftRecipient)[] {
	return operations.flatMap((one) =>
		one.in === "recipients" && one.kind === "patch" && one.id === id
			? (Object.keys(one.set) as (keyof DraftRecipient)[])
			: [],
	);
}

function isReachedOtherwise(id: string, operations: readonly DraftOperation[]): boolean {
	return propertiesOf(id, operations).some((property) => ADDRESS.has(property));
}

/** What changes of the person. */
function ownLines(
	id: string,
	now: DraftRecipient,
	operations: readonly DraftOperation[],
	{ correction, reader }: Corrected,
): string[] {
	const { people: words, properties } = reader.words.correcting;
	const changed = propertiesOf(id, operations);
	const named = [...new Set(changed.flatMap((property) => NAMED[property] ?? []))].map((name) => properties[name]);
	const address = addressesOf(now, correction.base.recipients[id], reader.locale);
	const sentence = correction.askedRecipients.includes(id) ? words.address : words.addressUnasked;
	const was = correction.base.recipients[id]?.name ?? "";
	return [
		...(isReachedOtherwise(id, operations) ? [address === "" ? words.fewer : format(sentence, { address })] : []),
		...(changed.includes("name") && was.trim() !== "" ? [format(words.name, { was })] : []),
		...(named.length > 0 ? [format(words.changed, { value: formatList(reader.locale, named) })] : []),
	];
}

/** Where somebody is asked; of several people, those who were not before. Empty: people were only taken out. */
function addressesOf(now: DraftRecipient, before: DraftRecipient | undefined, locale: string): string {
	const people = enteredPeople(now);
	if (!people) return now.email.trim() || now.phone.trim() || "…";
	const known = new Set(before?.people?.map(({ email }) => email.trim().toLowerCase()));
	const fresh = people.flatMap(({ email }) => (known.has(email.trim().toLowerCase()) ? [] : [email.trim() || "…"]));
	return formatList(locale, fresh);
}

/** Title and message are read by everybody. */
function isReadByAll(operation: DraftOperation): boolean {
	return operation.in === "document" && ["title", "message"].some((property) => property in operation.set);
}

function howTold(
	isAsked: boolean,
	recipient: DraftRecipient,
	document: DraftDocument,
	words: Messages["editor"]["correcting"]["people"],
): string {
	if (!isAsked) return words.later;
	const { deliveryMode } = recipient;
	const byMail = deliveryMode !== "SMS" && !document.disableEmails;
	const byText = deliveryMode !== "Email" && !document.disableSms;
	return (byMail || byText) && isWanted("editDocument", recipient, document) ? words.told : words.untold;
}

/** Whoever is not asked any more is told by mail, where that is not switched off. */
function wordOfGoing(
	before: DraftRecipient | undefined,
	document: DraftDocument,
	words: Messages["editor"]["correcting"]["people"],
): string {
	const byMail = before !== undefined && before.deliveryMode !== "SMS" && !document.disableEmails;
	return byMail && isWanted("editRecipient", before, document) ? words.removedTold : words.removed;
}

/** The recipient's own switch counts before the document's. */
function isWanted(name: RecipientNotification, recipient: DraftRecipient, document: DraftDocument): boolean {
	return recipient.recipientNotifications?.[name] ?? document.recipientNotifications?.[name] ?? true;
}
