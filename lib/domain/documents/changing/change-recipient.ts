import { hasOwnAddress } from "#lib/contract/documents/sending/own-address.ts";
import type { PhoneNumber, PhoneNumberWire } from "#lib/contract/documents/sending/phone-number.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { findSignersByEmail, findSignersByPhone } from "#lib/db/stores/documents/named-signers.ts";
import { findDraft, type StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import { findOtherSigners, findSigner, type StoredSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { payerOf } from "#lib/domain/credits/rules.ts";
import { isAddressFree } from "#lib/domain/documents/changing/is-address-free.ts";
import { changeDraft } from "#lib/domain/documents/drafting/change-draft.ts";
import { isAnybodyNamed } from "#lib/domain/documents/drafting/named-recipients.ts";
import { replaceRecipient } from "#lib/domain/documents/drafting/replace-recipient.ts";
import type { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { releasedSigners, tellReleased } from "../asking/released-signers.ts";
import { tellIdentity } from "../asking/tell-sender.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { requireUnfinished } from "../rules.ts";
import { requireMaySend } from "../sending/require-may-send.ts";
import { requireSmsPlan } from "../sending/require-sms.ts";
import { requireUnsigned } from "./proof-place.ts";
import { replaceSigner } from "./replace-signer.ts";
import { requireOpenSigner } from "./require-open-signer.ts";

type ChangeRecipientInput = NamedDocument &
	Former & {
		newSignerName: string;
		/** null: the new person is reached by text message alone, or by their host. */
		newSignerEmail: string | null;
		phoneNumber: PhoneNumber | null;
		reason: string;
	};

/** Whose place it is: by the id on our pages, else by address or number. */
type Former = { signerId: string } | ReachedFormer;

type ReachedFormer = {
	/** null: the signer is named by the number. */
	oldSignerEmail: string | null;
	oldPhoneNumber?: PhoneNumberWire;
	/** null: the first with the address who has not signed. */
	order: number | null;
};

/**
 * Puts another person in the place of a signer who has not signed. Links to the former one die; the new
 * one is asked when it is their turn. Of a draft it is a step, which every desk gets that is open on it.
 *
 * @throws AppError NotFound; Conflict when the document or the signer is done; DeletionPending; ValidationError
 */
export const changeRecipient = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: ChangeRecipientInput): Promise<void> => {
		const { newSignerName: name, phoneNumber: phone } = input;
		await requireSmsPlan(payerOf(context.principal), [{ deliveryMode: phone ? "SMS" : "Email" }]);
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireUnfinished(document, "change it");
			const draft = document.status === "Draft" ? await findDraft(tx, document, null) : null;
			if (draft) return changeOfDraft(tx, context, document, draft, input);
			if (document.status === "InProgress") await requireMaySend(tx, document);
			const signer = await findFormer(tx, document, input);
			const others = await findOtherSigners(tx, document, signer.id);
			// As when it is sent: who signs in person and has no address has the host's.
			const email = input.newSignerEmail ?? signer.hostEmail ?? "";
			if (email !== "" && !isAddressFree(email, signer.order, others, document.enableSigningOrder)) {
				throw fieldRefusal("NewSignerEmail", said("signsAlready"));
			}
			requireReached(signer, input);
			await replaceSigner(tx, document, signer, { name, email, phone }, context.now());
			await tellIdentity(tx, document, "behalf-reassigned", { signerId: signer.id });
			const { hostEmail, phoneCountryCode: countryCode, phoneNumber: number } = signer;
			const from = ownAddress({ email: signer.email, hostEmail }, { countryCode, number });
			const to = ownAddress({ email, hostEmail }, phone);
			const released = releasedSigners([signer]);
			const names = { fromName: signer.name, toName: name };
			const data = { from, to, ...names, reason: input.reason, ...(released.length > 0 ? { released } : {}) };
			await appendEvents(tx, context, document, [{ type: "RecipientChanged", data }]);
			await tellReleased(tx, document, [signer], document.eventCount, [
				...others,
				{ email, hostEmail: signer.hostEmail },
			]);
		});
	},
);

/** Where somebody is reached who is not reached by a host; empty: nowhere. */
function ownAddress(
	{ email, hostEmail }: { email: string; hostEmail: string | null },
	phone: { countryCode: string | null; number: string | null } | null,
): string {
	if (hasOwnAddress({ email, hostEmail })) return email;
	return `${phone?.countryCode ?? ""}${phone?.number ?? ""}`;
}

/** @throws AppError ValidationError when neither the request nor the code that is asked for could be sent to the new person */
function requireReached({ authenticationType, hostEmail }: StoredSigner, input: ChangeRecipientInput): void {
	const { newSignerEmail: email } = input;
	const isReached = email ? isEmailAddress(email) && email.length <= 250 : hostEmail !== null || input.phoneNumber;
	if (!isReached) throw fieldRefusal("NewSignerEmail", said("addressForm"));
	if (authenticationType === "EmailOTP" && !hasOwnAddress({ email: email ?? "", hostEmail })) {
		throw fieldRefusal("NewSignerEmail", said("proofNeedsAddress"));
	}
	if (authenticationType === "SMSOTP" && !input.phoneNumber)
		throw fieldRefusal("PhoneNumber", said("proofNeedsNumber"));
}

/** Nobody was asked yet: that another person signs is a step, as on the desk, and as with those the trail says nothing. */
async function changeOfDraft(
	tx: Tx,
	context: GrantedContext,
	document: LockedDocument,
	draft: StoredDraft,
	input: ChangeRecipientInput,
): Promise<void> {
	// On our pages a draft's recipients are changed by its desk alone.
	if ("signerId" in input) throw refusal("NotFound", said("signerUnknown"));
	const { oldSignerEmail: email, oldPhoneNumber, order, newSignerName: name, newSignerEmail, phoneNumber } = input;
	const person = { name, email: newSignerEmail ?? "", phone: phoneNumber };
	const former = { email, phone: oldPhoneNumber, order };
	const operations = replaceRecipient(draft.state, former, person);
	if (!operations) throw nobodyThere(input, isAnybodyNamed(draft.state, { ...former, order: null }));
	await changeDraft(tx, context, document, draft, operations);
}

/** @throws AppError ValidationError when nobody is reached there; Conflict when the one who is has acted */
async function findFormer(tx: Tx, document: LockedDocument, input: Former): Promise<StoredSigner> {
	if ("signerId" in input) return requireOpenSigner(tx, document, input.signerId, "you can’t change this recipient");
	const { oldSignerEmail, oldPhoneNumber, order } = input;
	const all = oldSignerEmail
		? await findSignersByEmail(tx, document, oldSignerEmail)
		: await findSignersByPhone(tx, document, oldPhoneNumber);
	if (all.length > 0) requireUnsigned(all, "you can’t change this recipient");
	const open = all.filter((signer) => signer.status === "NotCompleted");
	const found = open.find((signer) => order === null || signer.order === order);
	const signer = found && (await findSigner(tx, document, found.id));
	if (signer) return signer;
	throw nobodyThere(input, all.length > 0);
}

/** @param isReached whether somebody is, of another order */
function nobodyThere({ oldSignerEmail, oldPhoneNumber, order }: ReachedFormer, isReached: boolean): AppError {
	const name = isReached ? "Order" : oldSignerEmail ? "OldSignerEmail" : "OldPhoneNumber";
	const person = oldSignerEmail ?? `${oldPhoneNumber?.countryCode ?? ""} ${oldPhoneNumber?.number ?? ""}`;
	const who = order === null ? said("signerNotNamed", { person }) : said("signerNotNamedAt", { person, order });
	return fieldRefusal(name, who);
}
