import { partName } from "#lib/contract/field-errors.ts";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { parseFields } from "#lib/fields/parsing/parse-fields.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import { parseTextTagDefinition, type TextTagDefinition } from "#lib/fields/text-tags/parse-definition.ts";
import { DAY_SECONDS } from "#lib/units.ts";
import { readAuthentication, type SignerAuthentication } from "../changing/authentication.ts";
import { hasOwnAddress } from "./own-address.ts";
import { type PhoneNumber, readPhoneNumber } from "./phone-number.ts";
import type { Refuse } from "./refuse.ts";
import type { SendDocumentWire, SignerWire } from "./send-document-wire.ts";

/** Rules that look at more than one value of a send request (lib/contract/README.md "Signers"). */
export function checkSigners(wire: SendDocumentWire, refuse: Refuse): void {
	for (const [index, signer] of wire.signers.entries()) {
		checkSigner(signer, index, refuse);
		// Where fields come from the files, those are read first.
		const isReadFirst = wire.useTextTags || wire.autoDetectFields;
		if (signer.signerType !== "Reviewer" && signer.formFields.length === 0 && !isReadFirst) {
			const advice = 'Give this signer at least one form field, or make them a "Reviewer".';
			refuse(["signers", index, "formFields"], advice);
		}
	}
	checkEqualAddresses(wire, refuse);
	if (wire.autoDetectFields && wire.signers.every((signer) => signer.signerType === "Reviewer")) {
		refuse(["autoDetectFields"], "needs at least one signer who isn’t a reviewer.");
	}
	if (wire.groupSignerSettings?.enabled === false && wire.signers.some((one) => one.signType === "Group")) {
		refuse(["groupSignerSettings", "enabled"], "must not be false when a group signs.");
	}
}

function checkSigner(signer: SignerWire, index: number, refuse: Refuse): void {
	const at = (key: string) => ["signers", index, key];
	if (signer.signType === "Group") checkGroup(signer, (key, message) => refuse(at(key), message));
	else if (isBlank(signer.name ?? "")) refuse(at("name"), "is required.");
	if (signer.signType === "Single" && signer.groupId) {
		refuse(at("groupId"), 'Only signers with SignType "Group" can have a group.');
	}
	if (signer.signerType === "InPersonSigner") {
		if (!signer.hostEmail) refuse(at("hostEmail"), "is required for an in-person signer.");
	} else {
		const hasAddress = signer.emailAddress || signer.deliveryMode === "SMS" || signer.signType === "Group";
		if (!hasAddress) refuse(at("emailAddress"), "is required.");
		if (signer.hostEmail) refuse(at("hostEmail"), 'Only signers with SignerType "InPersonSigner" can have a host.');
	}
	if (signer.signerType === "Reviewer" && signer.formFields.length > 0) {
		refuse(at("formFields"), "Reviewers can’t have form fields.");
	}
}

/** A group brings its members' names and addresses along, and nothing else is known of them. */
function checkGroup(signer: SignerWire, refuse: (key: string, message: string) => void): void {
	if (!signer.groupId) refuse("groupId", 'is required with SignType "Group".');
	if (signer.name) refuse("name", "must be omitted with a GroupId because the group’s name is used.");
	if (signer.emailAddress) refuse("emailAddress", "must be omitted with a GroupId.");
	if (signer.signerType === "InPersonSigner") refuse("signerType", "A group can’t sign in person.");
	if (signer.deliveryMode !== "Email") {
		refuse("deliveryMode", 'must be "Email" because members of a group have no phone numbers.');
	}
	if (signer.phoneNumber?.number) refuse("phoneNumber", "must be omitted with a GroupId.");
}

/** What every signer is to prove, in order; null for nothing. */
export function readAuthentications(wire: SendDocumentWire, refuse: Refuse): (SignerAuthentication | null)[] {
	return wire.signers.map((signer, index) => {
		const at = (key: string, message: string) => refuse(["signers", index, key], message);
		const { authenticationType: type, authenticationCode: accessCode } = signer;
		const read = readAuthentication({ ...signer, type, accessCode }, "authenticationCode", at);
		if (read?.method === "IdVerification" && signer.signerType === "InPersonSigner") {
			at("authenticationType", 'must not be "IdVerification" for an InPersonSigner, who signs in the host’s presence.');
		}
		if (read?.method === "SMSOTP" && signer.signType === "Group") {
			at("authenticationType", 'must not be "SMSOTP" for a group because members of a group have no phone numbers.');
		}
		if (read?.method === "EmailOTP" && signer.signType === "Single" && !signer.emailAddress) {
			at("emailAddress", 'is required with AuthenticationType "EmailOTP".');
		} else if (read?.method === "EmailOTP" && signer.signType === "Single" && !reachesOneself(signer)) {
			at("emailAddress", 'must not be the host’s address with AuthenticationType "EmailOTP".');
		}
		return read;
	});
}

function reachesOneself({ emailAddress, hostEmail }: SignerWire): boolean {
	return hasOwnAddress({ email: emailAddress ?? "", hostEmail });
}

/** Every signer's number in order: judged where messages go to it, kept as it came elsewhere; null for none. */
export function readPhoneNumbers(
	wire: SendDocumentWire,
	authentications: readonly (SignerAuthentication | null)[],
	refuse: Refuse,
): (PhoneNumber | null)[] {
	return wire.signers.map(({ deliveryMode, phoneNumber, signType }, index) => {
		const isProof = authentications[index]?.method === "SMSOTP" && signType === "Single";
		if (isProof || deliveryMode === "SMS" || deliveryMode === "EmailAndSMS") {
			return readPhoneNumber(
				phoneNumber,
				(key, message) => refuse(["signers", index, "phoneNumber", key], message),
				isProof ? 'with AuthenticationType "SMSOTP"' : "for delivery by SMS",
			);
		}
		if (!phoneNumber?.number) return null;
		return { countryCode: phoneNumber.countryCode ?? "", number: phoneNumber.number };
	});
}

/** Who a signer is reached as: an in-person signer without an address signs at the host's. */
export function addressOf(signer: SignerWire): string {
	return signer.emailAddress ?? signer.hostEmail ?? "";
}

/** The same address twice is one person acting in two turns, so it needs two turns. */
function checkEqualAddresses(wire: SendDocumentWire, refuse: Refuse): void {
	const seen = new Map<string, Set<number>>();
	for (const [index, signer] of wire.signers.entries()) {
		const email = addressOf(signer).toLowerCase();
		if (email === "" || signer.signerType === "InPersonSigner") continue;
		const order = signer.signerOrder ?? index + 1;
		const orders = seen.get(email);
		if (orders && !wire.enableSigningOrder) {
			refuse(
				["signers", index, "emailAddress"],
				`The address ${email} is used twice. Set EnableSigningOrder and different SignerOrders, or merge the two signers.`,
			);
		} else if (orders?.has(order)) {
			refuse(
				["signers", index, "signerOrder"],
				`The address ${email} is used twice with SignerOrder ${order}. Use different orders.`,
			);
		}
		seen.set(email, (orders ?? new Set()).add(order));
	}
}

/** Title and message, or those of documentInfo; where both are given they must be the same. */
export function readTitle(wire: SendDocumentWire, refuse: Refuse): { title: string; message: string } {
	const [info] = wire.documentInfo;
	const title = wire.title ?? info?.title ?? null;
	const message = wire.message ?? info?.description ?? null;
	if (title === null || isBlank(title)) refuse(["title"], "is required.");
	if (info?.title && info.title !== title) refuse(["documentInfo", 0, "title"], "contradicts Title.");
	if (info?.description && info.description !== message) {
		refuse(["documentInfo", 0, "description"], "contradicts Message.");
	}
	return { title: title ?? "", message: message ?? "" };
}

/**
 * Every person's fields in lib/fields' form; refusals name part and key.
 *
 * @param part the list that the people are in
 */
export function readFields(
	people: readonly Pick<SignerWire, "formFields">[],
	refuse: Refuse,
	part: "signers" | "roles" = "signers",
): FieldWithValue[][] {
	const parsed = parseFields(
		people.map(({ formFields: fields }, index) => ({ path: partName([part, index, "formFields"]), fields })),
	);
	if ("signers" in parsed) return parsed.signers;
	for (const [name, messages] of Object.entries(parsed.errors)) {
		for (const message of messages) refuse([name], message);
	}
	return [];
}

/**
 * The definitions of text tags, or null when the files are not to be searched for tags.
 *
 * @param people how many a tag can be for
 */
export function readTextTagDefinitions(
	wire: Pick<SendDocumentWire, "useTextTags" | "textTagDefinitions">,
	people: number,
	refuse: Refuse,
): TextTagDefinition[] | null {
	if (!wire.useTextTags) {
		if (wire.textTagDefinitions.length > 0) refuse(["useTextTags"], "must be true with TextTagDefinitions.");
		return null;
	}
	const seen = new Set<string>();
	return wire.textTagDefinitions.flatMap((input, index) => {
		const path = partName(["textTagDefinitions", index]);
		const parsed = parseTextTagDefinition(input, path, people);
		if ("errors" in parsed) {
			for (const [name, messages] of Object.entries(parsed.errors)) {
				for (const message of messages) refuse([name], message);
			}
			return [];
		}
		const { definitionId } = parsed.definition;
		if (seen.has(definitionId)) refuse([`${path}.DefinitionId`], `"${definitionId}" is defined twice.`);
		seen.add(definitionId);
		return [parsed.definition];
	});
}

const RANGES = {
	Days: { from: 1, to: 180, text: "ExpiryValue must be from 1 to 180 days." },
	Hours: { from: 8, to: 4320, text: "ExpiryValue must be from 8 to 4320 hours." },
} as const;

/** What clients fill in unasked. */
const DEFAULT_DAYS = 60;

type Expiry = { expiryDateType: "Days" | "Hours" | "SpecificDateTime"; expiryValue: number };

/**
 * When the document expires (lib/contract/README.md "Expiry"), or null for the brand's or the usual time. ExpiryDays
 * is the old name; clients send ExpiryValue = 60 beside it unasked, so without a type ExpiryDays counts.
 */
export function readExpiry(
	wire: Pick<SendDocumentWire, "expiryDateType" | "expiryValue" | "expiryDays" | "scheduledSendTime">,
	now: Date,
	refuse: Refuse,
): Expiry | null {
	const { expiryDateType, expiryDays } = wire;
	if (!expiryDateType && !expiryDays && wire.expiryValue === DEFAULT_DAYS) return null;
	const expiryValue = expiryDateType ? wire.expiryValue : (expiryDays ?? wire.expiryValue);
	const type = expiryDateType ?? "Days";
	if (expiryValue === null) {
		if (type === "Days") return null;
		refuse(["expiryValue"], `is required with ExpiryDateType "${type}".`);
		return null;
	}
	const { scheduledSendTime } = wire;
	if (type === "SpecificDateTime" && scheduledSendTime && expiryValue < scheduledSendTime + DAY_SECONDS) {
		refuse(["expiryValue"], "ExpiryValue must be at least a day after ScheduledSendTime.");
	} else if (type === "SpecificDateTime") {
		const seconds = expiryValue - now.getTime() / 1000;
		// Ten minutes' grace at both ends: clients compute "in one day" and "in 180 days" a moment before we look.
		if (seconds < DAY_SECONDS - 600 || seconds > 180 * DAY_SECONDS + 600) {
			refuse(["expiryValue"], "ExpiryValue must be a Unix timestamp in seconds, 1 to 180 days ahead.");
		}
	} else if (expiryValue < RANGES[type].from || expiryValue > RANGES[type].to) {
		refuse(["expiryValue"], RANGES[type].text);
	}
	return { expiryDateType: type, expiryValue };
}

const SCHEDULE = { fromSeconds: 30 * 60, toSeconds: 180 * DAY_SECONDS } as const;

/**
 * When a document is to be sent; null: at once. At least half an hour ahead, with a minute's grace for
 * clients that compute it a moment before we look.
 */
export function readSchedule(
	wire: Pick<SendDocumentWire, "scheduledSendTime">,
	now: Date,
	refuse: Refuse,
): Date | null {
	const { scheduledSendTime } = wire;
	if (scheduledSendTime === null) return null;
	const seconds = scheduledSendTime - now.getTime() / 1000;
	if (seconds < SCHEDULE.fromSeconds - 60 || seconds > SCHEDULE.toSeconds) {
		refuse(
			["scheduledSendTime"],
			"ScheduledSendTime must be a Unix timestamp in seconds, 30 minutes to 180 days ahead.",
		);
	}
	return new Date(scheduledSendTime * 1000);
}
