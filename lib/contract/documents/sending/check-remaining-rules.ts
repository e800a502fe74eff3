import type { z } from "zod";
import { partName } from "#lib/contract/field-errors.ts";
import { applyFormGroups } from "./form-groups.ts";
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
import { type SendDocumentWire, type SignerWire, sendDocumentWire, signerWire } from "./send-document-wire.ts";

type Path = readonly PropertyKey[];

/**
 * Checks the rules between parts of a send request that has invalid parts, so that a refusal lists everything at once,
 * in the order of the schema. A rule is skipped when a part that it reads is invalid; among signers, each invalid one
 * is replaced by a valid one, so the others are still checked.
 */
export function checkRemainingRules(wire: SendDocumentWire, context: z.core.$RefinementCtx): void {
	const refused = context.issues.map(({ path }) => path ?? []);
	const names = new Set(refused.map((path) => partName(path)));
	checkRules(wire, refused, (path, message) => {
		if (!names.has(partName(path))) context.addIssue({ code: "custom", path, message });
	});
	context.issues.sort((a, b) => rankOf(a.path ?? []) - rankOf(b.path ?? []));
}

function checkRules(wire: SendDocumentWire, refused: readonly Path[], refuse: Refuse): void {
	const names = new Set(refused.flatMap(([name, ...rest]) => (name === "signers" && rest.length > 0 ? [] : [name])));
	const isSound = (...parts: (keyof SendDocumentWire)[]) => parts.every((part) => !names.has(part));
	if (isSound("title", "message", "documentInfo")) readTitle(wire, refuse);
	if (isSound("signers")) checkSignerRules(wire, refused, isSound, refuse);
	if (isSound("expiryDateType", "expiryValue", "expiryDays", "scheduledSendTime")) {
		readExpiry(wire, new Date(), refuse);
		readSchedule(wire, new Date(), refuse);
	}
}

function checkSignerRules(
	wire: SendDocumentWire,
	refused: readonly Path[],
	isSound: (...parts: (keyof SendDocumentWire)[]) => boolean,
	refuse: Refuse,
): void {
	const sound = { ...wire, signers: wire.signers.map((signer, index) => soundSigner(signer, index, refused)) };
	if (isSound("enableSigningOrder", "useTextTags", "autoDetectFields", "groupSignerSettings")) {
		checkSigners(sound, refuse);
	}
	if (!refused.some(isOfFields)) {
		const fields = readFields(wire.signers, refuse);
		if (isSound("useTextTags", "formGroups") && !wire.useTextTags) applyFormGroups(wire.formGroups, fields, refuse);
	}
	readPhoneNumbers(sound, readAuthentications(sound, refuse), refuse);
	if (isSound("useTextTags", "textTagDefinitions")) readTextTagDefinitions(wire, wire.signers.length, refuse);
}

/** What other parts of a signer don’t depend on, beyond whether it is given. */
const INDEPENDENT = new Set<PropertyKey>(["name", "emailAddress", "hostEmail", "hostName", "privateMessage", "locale"]);

function soundSigner(signer: SignerWire, index: number, refused: readonly Path[]): SignerWire {
	const keys = refused.flatMap(([list, place, key]) => (list === "signers" && place === index ? [key] : []));
	const emailAddress = `signer${index}@example.com`;
	if (keys.some((key) => key === undefined || !INDEPENDENT.has(key))) {
		return signerWire.parse({ name: "–", emailAddress, signerType: "Reviewer" });
	}
	return {
		...signer,
		...(keys.includes("name") ? { name: "–" } : {}),
		...(keys.includes("emailAddress") ? { emailAddress } : {}),
		...(keys.includes("hostEmail") ? { hostEmail: `host${index}@example.com` } : {}),
	};
}

function isOfFields([name, index, key]: Path): boolean {
	return name === "signers" && (index === undefined || key === undefined || key === "formFields");
}

const PARTS = Object.keys(sendDocumentWire.shape);

/** Parts in the order of the schema, signers among them by their place. */
function rankOf(path: Path): number {
	const [, name = "", place = "0"] = /^(\w+)(?:\[(\d+)\])?/.exec(partName(path)) ?? [];
	const rank = PARTS.findIndex((part) => part.toLowerCase() === name.toLowerCase());
	return rank + Number(place) / 1_000_000;
}
