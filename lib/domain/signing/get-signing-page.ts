import type { PageText } from "#lib/contract/page-text.ts";
import type { ClosedInfo, ClosedState, SigningPage } from "#lib/contract/signing/signing-page.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import {
	listReadVerifications,
	type ReadVerification,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { findReassignment } from "#lib/db/stores/signing/link-tokens.ts";
import { finishUrlOf } from "#lib/domain/brands/finish-url-of.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { methodDue } from "#lib/domain/documents/proof-rules.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type AuthenticatedSigner, authenticateSigner } from "./authenticate-signer.ts";
import { identityPage } from "./identifying/identity-page.ts";
import { inPersonPage } from "./in-person/in-person-page.ts";
import { isSameSlot } from "./is-same-slot.ts";
import { proofPage } from "./proving/proof-page.ts";
import { downloadKind, downloadUntil, isLinkRenewable, signingState } from "./rules.ts";
import { fileUrls } from "./shown-value.ts";
import { signingPageCommon } from "./signing-page-common.ts";
import { signingView } from "./signing-view.ts";

type WholeSigner = WholeDocument["signers"][number];

/**
 * Everything the signing page shows for a link. Has no effect.
 *
 * @param onOpen called with the document as soon as it is known that it will be shown; gives the text of its first pages
 */
export const getSigningPage = defineVerb(
	{ permission: "links.open" },
	async (
		call: VisitorContext,
		token: string,
		onOpen: (document: WholeDocument) => Promise<PageText[]> = async () => [],
	): Promise<SigningPage> => {
		const { found, document, tries } = await readLink(call, token);
		if (found.state === "unknown") {
			return found.deletedFor === undefined ? { state: "unknown" } : { state: "deleted", locale: found.deletedFor };
		}
		const { signerId } = found.context.principal;
		const signer = document?.signers.find((one) => one.id === signerId);
		if (!document || !signer) return { state: "unknown" };
		const { redirectUrl } = found;
		const finishUrl = redirectUrl ?? finishUrlOf(document);
		const common = { ...signingPageCommon(document, signer), redirectUrl, finishUrl };
		if (found.state === "unproved" && methodDue(signer) === "IdVerification") {
			// Nobody's document is looked at for what cannot be signed any more; why that is so is not told.
			const state = signingState({ document, signer }, call.now());
			if (IS_OVER.has(state)) return { ...common, state: state as ClosedState, ...NOTHING_TOLD, signerName: "" };
			return { state: "unidentified", ...(await identityPage(found.context, { document, signer, tries })) };
		}
		if (found.state === "unproved") return { state: "unproved", ...(await proofPage(document, signer, call.now())) };
		if (found.state === "absent") {
			const shown = inPersonPage(document, signer, call.now());
			return shown ? { state: "absent", ...shown } : { ...common, ...overForHost(document, signer, call.now()) };
		}
		if (found.state === "revoked") return replacedLink(call, token, found, { document, signer });
		if (found.state === "expired") {
			// A link that has expired tells nothing of the document but its title.
			const signerName = methodDue(signer) === null ? common.signerName : "";
			const reachedBy = isLinkRenewable({ document, signer }) ? common.reachedBy : "none";
			return { ...common, state: "link-expired", ...NOTHING_TOLD, signerName, reachedBy };
		}
		const state = signingState({ document, signer }, call.now());
		if (state !== "open") return { ...common, state, ...describeClosed(document, signer, state, call.now()) };
		const texts = await onOpen(document);
		return { ...common, state, view: { ...signingView(document, signer, fileUrls(token), call.now()), texts } };
	},
);

type Read = { found: AuthenticatedSigner; document: WholeDocument | null; tries: readonly ReadVerification[] };

/**
 * A link's document, what its signers have shown of who they are (the latest first; nothing to who is let in), and who
 * holds it. A try is decided, or a hold ended, while somebody waits for it, and each of these is read at a moment of its
 * own: in this order what is decided meanwhile shows as waiting still, which a page asks about again, or lets in. In
 * another it would show as decided to somebody who is not let in, and no page asks about that.
 */
async function readLink(call: VisitorContext, token: string): Promise<Read> {
	const found = await authenticateSigner(call, token);
	if (found.state === "unknown") return { found, document: null, tries: [] };
	const { accountId, documentId } = found.context.principal;
	const readDocument = () => findWholeDocumentInScope({ accountId }, documentId);
	if (found.state !== "unproved") return { found, document: await readDocument(), tries: [] };
	const tries = await listReadVerifications(documentId);
	const document = await readDocument();
	const now = await authenticateSigner(call, token);
	if (now.state === "unproved") return { found: now, document, tries };
	return { found: now, document: await readDocument(), tries: [] };
}

/** Ends that leave this person nothing to sign and nothing signed. */
const IS_OVER: ReadonlySet<string> = new Set([
	"group-signed",
	"declined",
	"revoked",
	"expired",
] satisfies ClosedState[]);

const NOTHING_TOLD: ClosedInfo = {
	hasSigned: false,
	declinedBy: null,
	reason: null,
	waitingFor: [],
	at: null,
	download: null,
	downloadUntil: null,
	signedFor: null,
	reassignedTo: null,
};

/**
 * The holder of a replaced link may be someone to whom the document never should have gone: they learn when it was
 * replaced, and the name of its sender. The person who reassigned it sees to whom, through that very link (where nothing was to
 * be proved before it opened) or in that browser.
 */
async function replacedLink(
	call: VisitorContext,
	token: string,
	{ revokedAt }: { revokedAt: Date | null },
	{ document, signer }: { document: WholeDocument; signer: WholeSigner },
): Promise<SigningPage> {
	const known = [...(call.reassigned ?? []), ...(methodDue(signer) === null ? [token] : [])];
	const own = await findReassignment(known.map(hashSecret), signer.id);
	const common = { ...signingPageCommon(document, signer), redirectUrl: null, finishUrl: null };
	return {
		...{ ...common, signerName: "", title: own ? document.title : "", organisation: null },
		...{ ...NOTHING_TOLD, state: "link-revoked", reassignedTo: own?.to ?? null },
		at: (own?.at ?? revokedAt)?.toISOString() ?? null,
	};
}

/** To a host a document that is over says so, and neither who ended it nor what was written to its signer or by them. */
function overForHost(document: WholeDocument, signer: WholeSigner, now: Date) {
	const state = signingState({ document, signer }, now);
	if (state === "open") throw new Error("The document is open to its signer.");
	return { ...NOTHING_TOLD, state, at: stateBegan(document, signer, state)?.toISOString() ?? null };
}

function describeClosed(document: WholeDocument, signer: WholeSigner, state: ClosedState, now: Date): ClosedInfo {
	const decliner = document.signingSlots.find((one) => one.status === "Declined");
	const isOwnDecline = decliner?.id === signer.id;
	if (state === "group-signed") {
		return { ...NOTHING_TOLD, signedFor: signedFor(document, signer) };
	}
	const open = document.signingSlots.filter((one) => one.status === "NotCompleted" && !isSameSlot(one, signer));
	const before = open.filter((one) => one.order < signer.order);
	const isReasonTold = state === "revoked" || (state === "declined" && isOwnDecline);
	return {
		hasSigned: signer.status === "Completed",
		declinedBy: decliner ? (isOwnDecline ? "you" : decliner.name) : null,
		reason: isReasonTold ? document.closeReason : null,
		waitingFor: (state === "waiting" ? before : open).map((one) => one.name),
		at: stateBegan(document, signer, state)?.toISOString() ?? null,
		download: downloadKind({ document, signer }, now),
		downloadUntil: document.status === "Completed" ? (downloadUntil(document)?.toISOString() ?? null) : null,
		signedFor: null,
		reassignedTo: null,
	};
}

/** Who has acted in place of this member of a group. */
function signedFor(document: WholeDocument, member: WholeSigner): ClosedInfo["signedFor"] {
	const by = document.signingSlots.find((one) => isSameSlot(one, member));
	return { by: by?.name ?? "", group: member.groupName ?? "" };
}

function stateBegan(document: WholeDocument, signer: WholeSigner, state: ClosedState): Date | null {
	if (state === "signed" || state === "finalising" || state === "seal-failed") return signer.signedAt;
	if (state === "expired") return document.expiresAt;
	return document.closedAt;
}
