import type { RecipientNotification } from "#lib/contract/documents/literals.ts";
import { findMailedDocument, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { Context } from "#lib/domain/context.ts";
import { newOwnLink, newSigningLink, type SigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { visibleSender } from "#lib/domain/documents/asking/visible-sender.ts";
import { CODE_MS, methodDue, triesLeft } from "#lib/domain/documents/proof-rules.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { mintProofCode } from "#lib/domain/signing/proving/mint-proof-code.ts";
import { truncateGraphemes } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { smsCatalogue } from "#lib/i18n/sms/sms-catalogue.ts";
import type { JobPayload, SmsKind } from "#lib/queue/definitions.ts";
import { DOWNLOAD_DAYS } from "./gather-signer-mail.ts";
import { deedOf, TASKS } from "./mail-parts.ts";
import { toldVerification } from "./told-verification.ts";

/** A text message as it can be composed now. */
type GatheredSms = {
	to: string;
	text: string;
	/** For lists. */
	title: string;
	/** The link in it, which works once it is stored; null: there is none. */
	link: SigningLink | null;
	isRequest: boolean;
	signerType: Signer["type"];
	/** No attempt is made after this time; absent: retry-rules.ts decides. */
	triedUntil?: Date;
};

type Signer = WholeDocument["signers"][number];

const CODE_MINUTES = CODE_MS / 60_000;

/** Two or three messages' worth with the link; names come first to their end. */
const MAX_NAME = 40;
const MAX_TITLE = 60;

/**
 * What a job is to say by text message, from the state of things now.
 *
 * @returns null when there is nothing to say any more
 */
export async function gatherSms(context: Context, job: JobPayload<"sms">): Promise<GatheredSms | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	const signer = document?.signers.find((one) => one.id === job.signerId);
	if (!document || !signer || document.deletedAt || !signer.phoneNumber) return null;
	if (job.kind === "proof-code") return gatherCode(context, document, signer);
	if (!(await isStillDue(document, signer, job.kind))) return null;
	const isDone = job.kind === "signer-completed";
	const until = isDone ? new Date(context.now().getTime() + DOWNLOAD_DAYS * 86_400_000) : null;
	// The number is the signer's; who has signed in person reads there what was on the host's device before.
	const newLink = signer.type === "InPersonSigner" && signer.status === "Completed" ? newOwnLink : newSigningLink;
	const link = newLink(signer.id, job.kind === "identity-accepted" ? "accepted" : "sms", until);
	const said = wording(job.kind, document, signer, link.url);
	const text = document.isSandbox ? format(smsCatalogue(signer.locale).sandbox, { text: said }) : said;
	return {
		to: `${signer.phoneCountryCode ?? ""}${signer.phoneNumber}`,
		text,
		title: text.replace(link.url, "").replace(/[\s:]+$/u, ""),
		link,
		isRequest: !isDone && !isVerdict(job.kind),
		signerType: signer.type,
	};
}

/** The code that a signer has asked for; it stands in no list. */
async function gatherCode(context: Context, document: WholeDocument, signer: Signer): Promise<GatheredSms | null> {
	if (methodDue(signer) !== "SMSOTP") return null;
	const minted = await mintProofCode(context, signer.id);
	if (minted === null) return null;
	const { code, triedUntil } = minted;
	const words = smsCatalogue(signer.locale);
	const title = truncateGraphemes(document.title, MAX_TITLE);
	const said = (shown: string) => {
		const text = format(words.code, { code: shown, title, minutes: CODE_MINUTES });
		return document.isSandbox ? format(words.sandbox, { text }) : text;
	};
	return {
		to: `${signer.phoneCountryCode ?? ""}${signer.phoneNumber ?? ""}`,
		text: said(code),
		title: said("••••••"),
		link: null,
		isRequest: false,
		signerType: signer.type,
		triedUntil,
	};
}

type LinkKind = Exclude<SmsKind, "proof-code">;

/** What came of an identity document. */
function isVerdict(kind: LinkKind): kind is "identity-accepted" | "identity-rejected" {
	return kind === "identity-accepted" || kind === "identity-rejected";
}

async function isStillDue(document: WholeDocument, signer: Signer, kind: LinkKind): Promise<boolean> {
	if (isVerdict(kind)) return (await toldVerification(signer, kind)) !== null;
	const wants = (name: RecipientNotification) => wantsRecipientMail(document.settings, signer.settings, name);
	switch (kind) {
		case "signer-completed":
			return document.status === "Completed" && wants("completed");
		case "new-link":
			return true;
		case "please-sign":
		case "your-turn":
			return isOpen(document, signer) && wants("signatureRequest");
		case "corrected":
			return isOpen(document, signer) && wants("editDocument");
		default:
			return isOpen(document, signer);
	}
}

function isOpen(document: WholeDocument, signer: Signer): boolean {
	return document.status === "InProgress" && signer.status === "NotCompleted";
}

function wording(kind: LinkKind, document: WholeDocument, signer: Signer, url: string): string {
	const words = smsCatalogue(signer.locale);
	const sender = truncateGraphemes(visibleSender(document).name, MAX_NAME);
	const title = truncateGraphemes(document.title, MAX_TITLE);
	const task = TASKS[signer.type];
	switch (kind) {
		case "please-sign":
			return format(words.request, { task, sender, title, url });
		case "your-turn":
			return format(words.turn, { task, sender, title, url });
		case "reminder":
			return format(words.reminder, { task, sender, title, url });
		case "expiring":
			return format(words.expiring, { task, sender, title, url });
		case "corrected":
			return format(words.corrected, { sender, title, url });
		case "new-link":
			return format(words.newLink, { title, url });
		case "signer-completed":
			return format(words.completed, { deed: deedOf(document.signingSlots), title, url });
		case "identity-accepted":
			return format(words.identityAccepted, { title, url });
		case "identity-rejected":
			return format(words.identityRejected, { title, url, triesLeft: triesLeft(signer) });
	}
}
