import type { PageText } from "#lib/contract/page-text.ts";
import type {
	ClosedInfo,
	ClosedState,
	SigningPage,
	SigningPageCommon,
	SigningView,
} from "#lib/contract/signing/signing-page.ts";
import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/whole-document.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import { signatureFrame } from "#lib/domain/brands/signature-frame.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { channelsOf } from "#lib/domain/documents/asking/tell-signer.ts";
import { printedFields } from "#lib/domain/documents/downloading/printed-fields.ts";
import { toOwnField } from "#lib/domain/documents/own-fields.ts";
import { showMark, showValue } from "#lib/domain/documents/viewing/show-value.ts";
import { brandRules, signingBrand } from "#lib/domain/documents/viewing/signing-brand.ts";
import { calculateFormulas } from "#lib/fields/formulas/calculate-formulas.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { authenticateSigner } from "./authenticate-signer.ts";
import { foreignOperands } from "./foreign-operands.ts";
import { downloadKind, downloadUntil, signingState } from "./rules.ts";
import { fileUrls } from "./shown-value.ts";

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
		const found = await authenticateSigner(call, token);
		if (found.state === "unknown") return { state: "unknown" };
		const { accountId, documentId, signerId } = found.context.principal;
		const document = await findWholeDocumentInScope({ accountId }, documentId);
		const signer = document?.signers.find((one) => one.id === signerId);
		if (!document || !signer) return { state: "unknown" };
		const { redirectUrl } = found;
		const finishUrl = redirectUrl ?? readBrandCopy(document).settings.redirectUrl;
		const common = { ...describeCommon(document, signer), redirectUrl, finishUrl };
		if (found.state !== "usable") {
			// Nothing of the document but its title is told to who holds a link that is over.
			const state = found.state === "expired" ? "link-expired" : "link-revoked";
			return { ...common, state, ...NOTHING_TOLD, signerName: found.state === "expired" ? common.signerName : "" };
		}
		const state = signingState({ document, signer }, call.now());
		if (state !== "open") return { ...common, state, ...describeClosed(document, signer, state, call.now()) };
		const texts = await onOpen(document);
		return { ...common, state, view: { ...buildView(document, signer, token, call.now()), texts } };
	},
);

function describeCommon(
	document: WholeDocument,
	signer: WholeSigner,
): Omit<SigningPageCommon, "redirectUrl" | "finishUrl"> {
	return {
		locale: signer.locale,
		brand: signingBrand(document),
		signerName: signer.name,
		title: document.title,
		timeZone: documentZone(document),
		mailsSigners: !document.disableEmails,
		reachedBy: channelsOf(document, signer)[0] ?? "none",
		isReviewer: signer.type === "Reviewer",
	};
}

const NOTHING_TOLD: ClosedInfo = {
	hasSigned: false,
	declinedBy: null,
	reason: null,
	waitingFor: [],
	at: null,
	download: null,
	downloadUntil: null,
	signedFor: null,
};

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
	};
}

function isSameSlot(one: WholeSigner, other: WholeSigner): boolean {
	return one.id === other.id || (one.groupKey !== null && one.groupKey === other.groupKey);
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

function buildView(document: WholeDocument, signer: WholeSigner, token: string, now: Date): Omit<SigningView, "texts"> {
	const { account } = document;
	const operands = foreignOperands(document, signer);
	return {
		documentId: document.id,
		message: document.message,
		privateMessage: signer.privateMessage,
		expiresAt: document.expiresAt?.toISOString() ?? null,
		isSandbox: document.isSandbox,
		files: document.files.map(({ name, firstPage, pageCount }) => ({ name, firstPage, pageCount })),
		pages: document.files.flatMap((file) => file.pages.map(({ widthPx, heightPx }) => ({ widthPx, heightPx }))),
		signer: {
			name: signer.name,
			email: signer.email,
			type: signer.type,
			hostName: signer.hostName,
			groupName: signer.groupName,
		},
		consent: { isGiven: signer.consentedAt !== null, version: CONSENT_VERSION },
		marks: ownMarks(signer, token),
		fields: ownFields(document, signer, token, operands),
		operands,
		others: othersFields(document, signer, token),
		// The moment is that of Finish; until then it is now, as for a date of signing.
		signatureFrame: signatureFrame(document, { ...signer, signedAt: now }),
		signatureTypes: document.settings.signatureTypes,
		...brandRules(document),
		canReassign: document.enableReassign && signer.type !== "InPersonSigner",
		formats: { dateFormat: account.dateFormat, timeFormat: account.timeFormat, timeZone: documentZone(document) },
	};
}

function ownMarks(signer: WholeSigner, token: string): SigningView["marks"] {
	const urls = fileUrls(token);
	const shown = (purpose: "signature" | "initials") => {
		const mark = signer[purpose];
		return mark && showMark(mark, (key) => urls.mark(purpose, key));
	};
	return { signature: shown("signature"), initials: shown("initials") };
}

function ownFields(
	document: WholeDocument,
	signer: WholeSigner,
	token: string,
	operands: SigningView["operands"],
): SigningView["fields"] {
	const urls = fileUrls(token);
	const stored = document.fields.filter((field) => field.signerId === signer.id);
	const own = stored.map(toOwnField);
	// Stored when the signer finishes; until then they are calculated wherever they are seen.
	const formulas = calculateFormulas(own, operands);
	return stored.map(({ definition, revision }, index) => {
		const value = formulas.get(definition.id)?.value ?? own[index]?.value ?? null;
		return { ...definition, shown: showValue({ id: definition.id, type: definition.type, value }, urls), revision };
	});
}

/** What is printed of everybody else so far: values of who has finished, their empty boxes, the sender's words. */
function othersFields(document: WholeDocument, signer: WholeSigner, token: string): SigningView["others"] {
	const urls = fileUrls(token);
	const owners = new Map(document.signingSlots.filter((one) => !isSameSlot(one, signer)).map((one) => [one.id, one]));
	const hasFinished = (signerId: string) => owners.get(signerId)?.status === "Completed";
	return printedFields(document, hasFinished).flatMap((stored) => {
		const owner = owners.get(stored.signerId);
		const definition = stored.definition;
		const shown = showValue({ id: stored.fieldId, type: definition.type, value: stored.value }, urls);
		const isSeen = shown || FIELD_REGISTRY[definition.type].kind === "choice" || definition.backgroundColor;
		if (!owner || !isSeen) return [];
		const frame = signatureFrame(document, owner);
		return [{ ...definition, signerName: owner.name, locale: owner.locale, shown, frame }];
	});
}
