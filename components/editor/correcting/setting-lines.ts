import type { DraftDocument, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { formatList } from "#lib/i18n/format.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import type { CorrectionReader } from "./corrected.ts";

type Property = keyof Messages["editor"]["correcting"]["properties"];

/** Settings of which it is enough to know that they change. Several that are set in one place are said once. */
const NAMED: Partial<Record<keyof DraftDocument, Property>> = {
	metaData: "data",
	signatureTypes: "signatures",
	hideDocumentId: "download",
	downloadOption: "download",
	downloadFileName: "download",
	disableEmails: "notifications",
	disableSms: "notifications",
	recipientNotifications: "notifications",
	timeZone: "zone",
	redirectUrl: "redirect",
	disableExpiryAlert: "expiryAlert",
};

type Patch = Extract<DraftOperation, { in: "document" }>;

/** What the change of one setting comes to, as a sentence; none for what another one says. */
export function documentLine({ set }: Patch, { document }: DraftState, reader: CorrectionReader): string[] {
	const { document: words, properties } = reader.words.correcting;
	const [setting] = Object.keys(set) as (keyof DraftDocument)[];
	const say = (sentence: typeof words.title, value: string) => [format(sentence, { value })];
	const sayAll = (values: readonly string[], some: typeof words.title, none: string) =>
		values.length === 0 ? [none] : say(some, formatList(reader.locale, values));
	switch (setting) {
		case undefined:
			return [];
		case "title":
			return say(words.title, document.title);
		case "message":
			return document.message.trim() === "" ? [words.noMessage] : say(words.message, document.message.trim());
		case "labels":
			return sayAll(document.labels, words.labels, words.noLabels);
		case "enableSigningOrder":
			return [document.enableSigningOrder ? words.inOrder : words.atOnce];
		case "enableReassign":
			return [document.enableReassign ? words.reassign : words.noReassign];
		case "expiryDateType":
		case "expiryValue":
			return say(words.expiry, reader.expiry);
		default: {
			const name = NAMED[setting];
			return name ? say(words.changed, properties[name]) : [];
		}
	}
}
