import type { SigningView } from "#lib/contract/signing/signing-page.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { chosenZone, documentZone, recipientZone } from "#lib/domain/brands/document-zone.ts";
import { signatureFrame } from "#lib/domain/brands/signature-frame.ts";
import { toOwnField } from "#lib/domain/documents/own-fields.ts";
import { printedFields } from "#lib/domain/documents/rendering/printed-fields.ts";
import { requestMessage } from "#lib/domain/documents/viewing/request-email.ts";
import { type FileUrls, showMark, showValue } from "#lib/domain/documents/viewing/show-value.ts";
import { brandRules } from "#lib/domain/documents/viewing/signing-brand.ts";
import { calculateFormulas } from "#lib/fields/formulas/calculate-formulas.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { accountFormats } from "#lib/fields/values/account-formats.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { foreignOperands } from "./foreign-operands.ts";
import { isSameSlot } from "./is-same-slot.ts";

type WholeSigner = WholeDocument["signers"][number];

/**
 * The document as the person whose turn it is sees it.
 *
 * @param urls where files are found that others have put into it
 */
export function signingView(
	document: WholeDocument,
	signer: WholeSigner,
	urls: FileUrls,
	now: Date,
): Omit<SigningView, "texts"> {
	const { account } = document;
	const operands = foreignOperands(document, signer);
	return {
		documentId: document.id,
		edition: document.edition,
		message: requestMessage(document, signer.name),
		privateMessage: signer.privateMessage,
		expiresAt: document.expiresAt?.toISOString() ?? null,
		isSandbox: document.isSandbox,
		files: document.files.map(({ name, firstPage, pageCount, fontsNotEmbedded, hiddenLayers }) => {
			const hasItsFonts = fontsNotEmbedded.length === 0;
			return { name, firstPage, pageCount, hasItsFonts, hasHiddenLayers: hiddenLayers.length > 0 };
		}),
		pages: document.files.flatMap((file) => file.pages.map(({ widthPx, heightPx }) => ({ widthPx, heightPx }))),
		signer: {
			name: signer.name,
			email: signer.email,
			type: signer.type,
			hostName: signer.hostName,
			groupName: signer.groupName,
		},
		consent: { isGiven: signer.consentedAt !== null, version: CONSENT_VERSION },
		marks: ownMarks(signer, urls),
		fields: ownFields(document, signer, urls, operands),
		operands,
		others: othersFields(document, signer, urls),
		// The moment is that of Finish; until then it is now, as for a date of signing.
		signatureFrame: signatureFrame(document, { ...signer, signedAt: now }),
		signatureTypes: document.settings.signatureTypes,
		...brandRules(document),
		declineReasons: account.declineReasons,
		canReassign: document.enableReassign && signer.type !== "InPersonSigner" && signer.authenticationType !== "SMSOTP",
		formats: {
			...accountFormats(account),
			timeZone: documentZone(document),
			signerZone: chosenZone(document) ?? signer.timeZone,
		},
	};
}

function ownMarks(signer: WholeSigner, urls: FileUrls): SigningView["marks"] {
	const shown = (purpose: "signature" | "initials") => {
		const mark = signer[purpose];
		return mark && showMark(mark, (key) => urls.mark(purpose, key));
	};
	return { signature: shown("signature"), initials: shown("initials") };
}

function ownFields(
	document: WholeDocument,
	signer: WholeSigner,
	urls: FileUrls,
	operands: SigningView["operands"],
): SigningView["fields"] {
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
function othersFields(document: WholeDocument, signer: WholeSigner, urls: FileUrls): SigningView["others"] {
	const owners = new Map(document.signingSlots.filter((one) => !isSameSlot(one, signer)).map((one) => [one.id, one]));
	const hasFinished = (signerId: string) => owners.get(signerId)?.status === "Completed";
	return printedFields(document, hasFinished).flatMap((stored) => {
		const owner = owners.get(stored.signerId);
		const definition = stored.definition;
		const shown = showValue({ id: stored.fieldId, type: definition.type, value: stored.value }, urls);
		const isSeen = shown || FIELD_REGISTRY[definition.type].kind === "choice" || definition.backgroundColor;
		if (!owner || !isSeen) return [];
		const frame = signatureFrame(document, owner);
		const of = { signerName: owner.name, locale: owner.locale, timeZone: recipientZone(document, owner) };
		return [{ ...definition, ...of, shown, frame }];
	});
}
