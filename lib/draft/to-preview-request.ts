import type { SendDocumentRequest, SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import { isCopy } from "./copies.ts";
import type { DraftProblem } from "./draft-problem.ts";
import { findDraftProblems } from "./draft-problems.ts";
import type { DraftDocument, DraftRecipient, DraftState } from "./draft-state.ts";
import { emptyDraft } from "./empty-draft.ts";
import { toSendRequest, withPeople } from "./to-send-request.ts";

export type PreviewRequest = {
	request: SendDocumentRequest;
	fileIds: readonly string[];
	/** Keys of the recipients, in the order of the request's signers. */
	recipientIds: readonly string[];
};

/** What is refused may hang together with something else; an ordinary draft needs two rounds. */
const MAX_ROUNDS = 10;

/**
 * A draft as a request to look at, however unfinished it is: what the interface refuses is left out, people may have
 * neither name nor address yet, and what is left is read by the interface's own schema. Never to be sent.
 *
 * @returns null for a draft of which nothing can be shown
 */
export function toPreviewRequest(state: DraftState): PreviewRequest | null {
	let rest = withHarmlessPeople(state);
	for (let round = 0; round < MAX_ROUNDS; round += 1) {
		const next = withoutRefused(rest);
		if (next === null) break;
		rest = withHarmlessPeople(next);
	}
	const judged = toSendRequest(rest, null);
	if ("errors" in judged) return null;
	const recipientIds = judged.origin.recipients;
	const signers = judged.request.signers.map((signer, index) =>
		withPerson(signer, state.recipients[recipientIds[index] ?? ""]),
	);
	return {
		request: { ...judged.request, title: state.document.title, signers },
		fileIds: judged.fileIds,
		recipientIds,
	};
}

/** People of whom nothing is refused, each with nothing to do but the fields that are there. */
function withHarmlessPeople(state: DraftState): DraftState {
	const withFields = new Set(Object.values(state.fields).map(({ recipientId }) => recipientId));
	const acting = Object.entries(state.recipients).filter(([, recipient]) => !isCopy(recipient));
	const recipients = acting.map(([id, recipient], index): [string, DraftRecipient] => [
		id,
		{
			...recipient,
			type: withFields.has(id) ? "Signer" : "Reviewer",
			name: "–",
			email: `nobody${index}@example.com`,
			groupId: null,
			people: null,
			role: "Signer",
			deliveryMode: "Email",
			phone: "",
			hostName: "",
			hostEmail: "",
			authentication: null,
		},
	]);
	return { ...state, document: shownSettings(state.document), recipients: Object.fromEntries(recipients) };
}

/** What a signer sees of the settings. */
function shownSettings(document: DraftDocument): DraftDocument {
	const { message, brandId, onBehalfOf, enableSigningOrder, enableReassign, disableEmails, disableSms } = document;
	const { expiryDateType, expiryValue, signatureTypes, timeZone, redirectUrl } = document;
	return {
		...emptyDraft().document,
		title: "–",
		...{ message, brandId, onBehalfOf, enableSigningOrder, enableReassign, disableEmails, disableSms },
		...{ expiryDateType, expiryValue, signatureTypes, timeZone, redirectUrl },
	};
}

/** Of what a signer sees of the settings. */
const SETTING_KINDS: ReadonlySet<string> = new Set(["badExpiry", "badTimeZone", "badRedirect", "documentRefused"]);

/** Without what the interface refuses; null: nothing of that is left. */
function withoutRefused(state: DraftState): DraftState | null {
	const refused = findDraftProblems(state, null).filter(({ severity }) => severity === "blocks");
	const gone = new Set(refused.flatMap(({ at }) => (at.in === "fields" ? [at.id] : [])));
	const isDocumentRefused = refused.some(({ kind }) => SETTING_KINDS.has(kind));
	const strangers = new Set(refused.flatMap(({ kind, at }) => (kind === "recipientRefused" ? [idOf(at)] : [])));
	if (gone.size === 0 && !isDocumentRefused && strangers.size === 0) return null;
	const fields = Object.entries(state.fields).filter(([id]) => !gone.has(id));
	const recipients = Object.entries(state.recipients).map(([id, one]): [string, DraftRecipient] => [
		id,
		strangers.has(id) ? { ...one, privateMessage: "" } : one,
	]);
	return {
		...state,
		document: isDocumentRefused ? emptyDraft().document : state.document,
		recipients: Object.fromEntries(recipients),
		fields: Object.fromEntries(fields),
	};
}

function idOf(at: DraftProblem["at"]): string {
	return at.in === "document" ? "" : at.id;
}

/** A signer as the draft has them, finished or not. */
function withPerson(signer: SignerRequest, recipient: DraftRecipient | undefined): SignerRequest {
	if (!recipient) return signer;
	const { type, groupId, deliveryMode, hostName, hostEmail } = recipient;
	const signerType = type === "Copy" ? signer.signerType : type;
	const host = signerType === "InPersonSigner" ? { hostName: hostName.trim(), hostEmail: hostEmail.trim() } : {};
	const emailAddress = recipient.email.trim() || (host.hostEmail ?? "");
	const person = { ...signer, signerType, groupId, deliveryMode, ...host, name: recipient.name.trim(), emailAddress };
	const entered = withPeople(person, recipient);
	return entered.people?.length === 0 ? { ...entered, people: null } : entered;
}
