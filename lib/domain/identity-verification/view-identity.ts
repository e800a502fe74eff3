import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import type { IdentityPicture, IdentityRejection, PictureSource } from "#lib/contract/signing/identity-page.ts";
import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import {
	findHandedOverAt,
	listReadVerifications,
	type ReadVerification,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { shownTry, triesOf } from "#lib/domain/documents/identity-tries.ts";
import { documentVersion } from "#lib/domain/documents/viewing/document-version.ts";
import { identityView } from "#lib/domain/documents/viewing/identity-view.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { openFindings } from "./findings.ts";
import { type NamedTry, requireReviewed } from "./lock-try.ts";
import { picturesUntil, providerOf, takenTimes } from "./rules.ts";

type Signer = WholeDocument["signers"][number];

const FILLABLE: ReadonlySet<string> = new Set(["TextBox", "Name", "EditableDate"]);

/**
 * What the sender is shown of how a signer shows who they are: the try that waits for them, else what was
 * accepted, else the latest. The pictures themselves are asked for one by one.
 *
 * @throws AppError NotFound, also where no document is asked for
 */
export const viewIdentity = defineVerb(
	{ permission: "identity-verifications.read" },
	async (context: GrantedContext, { documentId, signerId }: NamedTry): Promise<IdentityReviewView> => {
		requireReviewed(context, { documentId, signerId });
		const { seen, document, signer, shown } = await findShown(context, { documentId, signerId });
		const isViewer = shown?.viewerId === context.principal.userId;
		return {
			...identityView(signer, shown),
			documentId: document.id,
			version: documentVersion(seen),
			title: document.title,
			signerId: signer.id,
			signerName: signer.name,
			attempt: shown?.number ?? 0,
			tries: signer.authenticationTries,
			submittedAt: shown?.submittedAt?.toISOString() ?? null,
			given: { name: signer.name, dateOfBirth: null },
			...foundIn(shown),
			provider: shown && providerOf(shown),
			isKeptByProvider: shown?.sessions.some(({ redactAt }) => redactAt === null) ?? false,
			hold: signer.prefillHeldAt === null ? null : { fields: fillableOf(document, signer) },
			pictures: shown && isViewer ? picturesOf(document, signer, shown) : [],
			picturesGone: await goneOf(document, shown, isViewer),
			picturesUntil: untilOf(document, shown),
			retentionDays: document.account.identityPictureDays,
			decision: decisionOf(shown),
		};
	},
);

/**
 * The try that is shown, with its document and signer. It may be decided between the two readings, and what came of that
 * is the signer's: how many tries are left, whether they are locked or held. So of one that is decided the document is
 * read once more, as a page may ask about it no more. `seen` is the one that was read first: the version that is told is
 * never newer than the try.
 */
async function findShown(context: GrantedContext, named: NamedTry) {
	const first = await findAsked(context, named);
	const { document: seen, signer } = first;
	const shown = shownTry(signer, triesOf(await listReadVerifications(seen.id), signer.id));
	return { seen, shown, ...(decisionOf(shown) ? await findAsked(context, named) : first) };
}

/** @throws AppError NotFound, also where no document is asked for */
async function findAsked(context: GrantedContext, { documentId, signerId }: NamedTry) {
	const document = isUuid(documentId) ? await findWholeDocumentInScope(documentScope(context), documentId) : null;
	if (!document) throw notFound("document");
	const signer = document.signers.find(({ id }) => id === signerId);
	if (signer?.authenticationType !== "IdVerification") throw refusal("NotFound", said("identityNotThere"));
	return { document, signer };
}

/** Fields of a signer that words can be filled into, and that the signer has not filled in. */
function fillableOf({ fields }: WholeDocument, { id: signerId }: Signer) {
	const own = fields.filter((one) => one.signerId === signerId && one.valueAt === null);
	return own
		.filter(({ type }) => FILLABLE.has(type))
		.map(({ fieldId: id, definition, value }) => ({ id, name: definition.name || id, value }));
}

function foundIn(shown: ReadVerification | null): Pick<IdentityReviewView, "source" | "data" | "checks"> {
	return openFindings(shown?.findings ?? null) ?? { source: null, data: null, checks: [] };
}

/** Only what the contract knows was ever stored. */
function picturesOf(document: WholeDocument, signer: Signer, { pictures }: ReadVerification) {
	return pictures.map(({ picture, source, takenAt }) => ({
		picture: picture as IdentityPicture,
		url: `/documents/${document.id}/identity/${signer.id}/pictures/${picture}`,
		source: source as PictureSource,
		takenAt: takenAt.toISOString(),
	}));
}

async function goneOf(
	document: WholeDocument,
	shown: ReadVerification | null,
	isViewer: boolean,
): Promise<IdentityReviewView["picturesGone"]> {
	if (!shown) return null;
	if (shown.goneAt) {
		const why = shown.goneWhy === "Retention" ? "Retention" : "Deleted";
		return { at: shown.goneAt.toISOString(), why };
	}
	if (isViewer || shown.pictures.length === 0) return null;
	const at = (await findHandedOverAt(document.id)) ?? shown.statusAt;
	return { at: at.toISOString(), why: "HandedOver" };
}

function untilOf({ closedAt, account }: WholeDocument, shown: ReadVerification | null): string | null {
	const takenAt = shown ? takenTimes(shown) : [];
	if (takenAt.length === 0) return null;
	return picturesUntil(closedAt, takenAt, account.identityPictureDays)?.toISOString() ?? null;
}

function decisionOf(shown: ReadVerification | null): IdentityReviewView["decision"] {
	if (shown?.status !== "Succeeded" && shown?.status !== "Failed") return null;
	const { status, statusAt, reviewerName: by, rejection, note } = shown;
	const outcome = status === "Succeeded" ? "Accepted" : "Rejected";
	return { outcome, by, at: statusAt.toISOString(), reason: rejection as IdentityRejection | null, note };
}
