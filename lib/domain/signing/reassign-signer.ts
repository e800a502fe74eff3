import type { ReassignRequest } from "#lib/contract/signing/requests.ts";
import type { Tx } from "#lib/db/client.ts";
import { noteReassignment } from "#lib/db/stores/signing/link-tokens.ts";
import { findOtherSigners, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import { ofReviewer } from "#lib/domain/audit/of-reviewer.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { isAddressFree } from "#lib/domain/documents/changing/is-address-free.ts";
import { replaceSigner } from "#lib/domain/documents/changing/replace-signer.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { isBlank, isEmailAddress, normalizeText } from "#lib/fields/rules/text-rules.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type LockedSigner, requireActingSigner } from "./require-acting-signer.ts";

/**
 * Hands the signing over to somebody else. Every link of the former person dies, what they entered is
 * taken out, and the new person is asked by mail as if for the first time, and told from whom it comes and
 * why. The sender hears of it.
 *
 * @throws AppError LinkUnusable; Conflict when the sender does not allow it, or asks for a code by text message; ValidationError
 */
export const reassignSigner = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, input: ReassignRequest): Promise<void> => {
		const person = readPerson(input);
		await inTransaction(async (tx) => {
			const locked = await requireActingSigner(tx, context, "reassign it");
			await requireReassignable(tx, locked, person.email);
			const { document, signer } = locked;
			await noteReassignment(tx, context.principal.tokenHash, person.name);
			await replaceSigner(tx, document, signer, { name: person.name, email: person.email }, context.now());
			await updateSigner(tx, signer, { settings: { ...signer.settings, isReassigned: true } });
			await tellSender(tx, document, "sender-reassigned", { signerId: signer.id });
			const { email: to, name: toName, reason } = person;
			const data = { from: signer.email, to, toName, reason, ...ofReviewer(signer.type) };
			await appendEvents(tx, context, document, [{ type: "SignerReassigned", data }]);
		});
	},
);

function readPerson(input: ReassignRequest): ReassignRequest {
	const name = normalizeText(input.name).replace(/\s+/g, " ").trim();
	const email = normalizeText(input.email).trim();
	const reason = normalizeText(input.reason).trim();
	if (isBlank(name)) throw fieldError("name", "Enter a name.", "NameMissing");
	if (!isEmailAddress(email))
		throw fieldError("email", "Enter an email address such as name@example.com.", "EmailAddressInvalid");
	if (isBlank(reason)) throw fieldError("reason", "Enter a reason.", "ReasonMissing");
	return { name, email, reason };
}

async function requireReassignable(tx: Tx, { document, signer }: LockedSigner, email: string): Promise<void> {
	if (!document.enableReassign) {
		throw new AppError("Conflict", "The sender doesn’t allow reassigning this document.", {
			caseCode: "ReassigningDisabled",
		});
	}
	if (signer.type === "InPersonSigner") {
		throw new AppError("Conflict", "In-person signing can’t be reassigned. Ask the host.", {
			caseCode: "InPersonSigner",
		});
	}
	// Nobody here knows the number that a code is to be sent to.
	if (signer.authenticationType === "SMSOTP") throw refusal("Conflict", said("proofNotReassignable"));
	if (email.toLowerCase() === signer.email.toLowerCase()) {
		throw fieldError("email", "This is your own address. Enter someone else’s.");
	}
	const others = await findOtherSigners(tx, document, signer.id);
	if (!isAddressFree(email, signer.order, others, document.enableSigningOrder)) {
		throw fieldError("email", "This person is already a signer of this document.", "AlreadySigner");
	}
}
