import type { Reminded } from "#lib/contract/documents/changing/reminded.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedDocument, remindableSigners } from "#lib/db/stores/documents/documents.ts";
import { findSignersByPhone } from "#lib/db/stores/documents/named-signers.ts";
import { updateSigner } from "#lib/db/stores/signing/signing.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { requireOpen } from "../rules.ts";
import { tellIdentity } from "./tell-sender.ts";
import { channelsOf, tellSigner } from "./tell-signer.ts";

type RemindSignersInput = NamedDocument & {
	/** Only these and those with a number below; everybody whose turn it is when both are empty. */
	receiverEmails: string[];
	receiverPhones?: { countryCode: string | null; number: string | null }[];
	message: string;
};

/** Reminders one signer can be sent by hand are this far apart, so that a double click sends one. */
const PAUSE_MS = 60_000;

/**
 * Reminds signers whose turn it is.
 *
 * @returns who is reminded, and who was a moment ago and is not again
 * @throws AppError NotFound; Conflict when nobody can be reminded; ValidationError for an address that is not asked
 */
export const remindSigners = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: RemindSignersInput): Promise<Reminded> =>
		answerInTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireOpen(document, "send reminders");
			if (document.isAwaitingCheck) throw refusal("Conflict", said("remindBeforeCheck"));
			const chosen = await chooseSigners(tx, document, input);
			if (chosen.length === 0) {
				throw refusal("Conflict", said("nobodyToRemind"));
			}
			const reached = chosen.filter((signer) => channelsOf(document, signer).length > 0);
			if (reached.length === 0) {
				throw refusal("Conflict", said("remindWithoutMail"));
			}
			const now = context.now();
			const isDue = ({ lastRemindedAt }: (typeof reached)[number]) =>
				!lastRemindedAt || now.getTime() - lastRemindedAt.getTime() >= PAUSE_MS;
			const due = reached.filter(isDue);
			const outcome = { reminded: due.map(nameOf), remindedBefore: reached.filter((one) => !isDue(one)).map(nameOf) };
			if (due.length === 0) return outcome;
			for (const signer of due) {
				await updateSigner(tx, signer, { lastRemindedAt: now });
				await tellSigner(tx, document, signer, "reminder", { message: input.message });
				await tellIdentity(tx, document, "behalf-reminded", { signerId: signer.id });
			}
			await appendEvents(
				tx,
				context,
				document,
				due.map(({ email, phoneCountryCode, phoneNumber }) => ({
					type: "ReminderSent",
					data: { to: email || `${phoneCountryCode ?? ""}${phoneNumber ?? ""}`, message: input.message },
				})),
			);
			return outcome;
		}),
);

function nameOf({ name, email }: { name: string; email: string }): string {
	return name || email;
}

/** Those who are named, or everybody whose turn it is. */
async function chooseSigners(tx: Tx, document: LockedDocument, input: RemindSignersInput) {
	const open = await remindableSigners(tx, document);
	const chosen = new Set<string>();
	for (const email of new Set(input.receiverEmails.map((one) => one.toLowerCase()))) {
		const found = open.filter((signer) => signer.email.toLowerCase() === email);
		if (found.length === 0) throw fieldRefusal("ReceiverEmails", said("notTheirTurnOf", { who: email }));
		for (const signer of found) chosen.add(signer.id);
	}
	for (const [index, { countryCode, number }] of (input.receiverPhones ?? []).entries()) {
		const ids = (await findSignersByPhone(tx, document, { countryCode, number })).map(({ id }) => id);
		const found = open.filter((signer) => ids.includes(signer.id));
		const who = `${countryCode ?? ""} ${number ?? ""}`.trim();
		if (found.length === 0) {
			throw fieldRefusal(`ReminderPhoneNumbers[${index}]`, said("notTheirTurnOf", { who: who || "This" }));
		}
		for (const signer of found) chosen.add(signer.id);
	}
	return chosen.size === 0 ? open : open.filter((signer) => chosen.has(signer.id));
}
