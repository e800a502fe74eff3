import type { Refuse } from "./refuse.ts";
import {
	checkSigners,
	readAuthentications,
	readExpiry,
	readFields,
	readPhoneNumbers,
	readSchedule,
	readTextTagDefinitions,
	readTitle,
} from "./send-document-rules.ts";
import type { SendDocumentWire } from "./send-document-wire.ts";

type Path = readonly PropertyKey[];

/**
 * Checks the rules between parts of a send request that has invalid parts, so that a refusal lists everything at once. A
 * rule is skipped when a part that it reads is invalid.
 *
 * @param refused paths of the invalid parts
 */
export function checkTogether(wire: SendDocumentWire, refused: readonly Path[], refuse: Refuse): void {
	const names = new Set(refused.map(([name]) => name));
	const isSound = (...parts: (keyof SendDocumentWire)[]) => parts.every((part) => !names.has(part));
	if (isSound("title", "message", "documentInfo")) readTitle(wire, refuse);
	// Fields don’t depend on the rest of their signer.
	if (!refused.some(isOfFields)) readFields(wire, refuse);
	if (isSound("signers", "enableSigningOrder", "useTextTags", "autoDetectFields", "groupSignerSettings")) {
		checkSigners(wire, refuse);
		readPhoneNumbers(wire, readAuthentications(wire, refuse), refuse);
	}
	if (isSound("signers", "useTextTags", "textTagDefinitions")) readTextTagDefinitions(wire, refuse);
	if (isSound("expiryDateType", "expiryValue", "expiryDays", "scheduledSendTime")) {
		readExpiry(wire, new Date(), refuse);
		readSchedule(wire, new Date(), refuse);
	}
}

function isOfFields([name, index, key]: Path): boolean {
	return name === "signers" && (index === undefined || key === undefined || key === "formFields");
}
