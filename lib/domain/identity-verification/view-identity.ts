import type { IdentityReviewView } from "#lib/contract/documents/identity-review.ts";
import type { IdentityPicture, IdentityRejection, PictureSource } from "#lib/contract/signing/identity-page.ts";
import {
	findHandedOverAt,
	listLatestVerifications,
	type ReadVerification,
} from "#lib/db/stores/identity-verifications.ts";
import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/whole-document.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { documentVersion } from "#lib/domain/documents/viewing/document-version.ts";
import { identityView } from "#lib/domain/documents/viewing/identity-view.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { openFindings } from "./findings.ts";
import { type NamedTry, requireReviewed } from "./lock-try.ts";
import { picturesUntil, providerOf, takenTimes } from "./rules.ts";

type Signer = WholeDocument["signers"][number];

const FILLABLE: ReadonlySet<string> = new Set(["TextBox", "Name", "EditableDate"]);

/**
 * What the sender is shown of how a signer shows who they are: the latest try. The pictures themselves are asked for one
 * by one.
 *
 * @throws AppError NotFound, also where no document is asked for
 */
export const viewIdentity = defineVerb(
	{ permission: "identity-verifications.read" },
	async (context: GrantedContext, { documentId, signerId }: NamedTry): Promise<IdentityReviewView> => {
		requireReviewed(context, { documentId, signerId });
		const document = isUuid(documentId) ? await findWholeDocumentInScope(documentScope(context), documentId) : null;
		if (!document) throw notFound("document");
		const signer = document.signers.find(({ id }) => id === signerId);
		if (signer?.authenticationType !== "IdVerification") throw refusal("NotFound", said("identityNotThere"));
		const latest = (await listLatestVerifications(document.id)).find((one) => one.signerId === signer.id) ?? null;
		const isViewer = latest?.viewerId === context.principal.userId;
		return {
			...identityView(signer, latest),
			documentId: document.id,
			version: documentVersion(document),
			title: document.title,
			signerId: signer.id,
			signerName: signer.name,
			attempt: latest?.number ?? 0,
			tries: signer.authenticationTries,
			submittedAt: latest?.submittedAt?.toISOString() ?? null,
			given: { name: signer.name, dateOfBirth: null },
			...foundIn(latest),
			provider: latest && providerOf(latest),
			isKeptByProvider: latest?.sessions.some(({ redactAt }) => redactAt === null) ?? false,
			hold: signer.prefillHeldAt === null ? null : { fields: fillableOf(document, signer) },
			pictures: latest && isViewer ? picturesOf(document, signer, latest) : [],
			picturesGone: await goneOf(document, latest, isViewer),
			picturesUntil: untilOf(document, latest),
			retentionDays: document.account.identityPictureDays,
			decision: decisionOf(latest),
		};
	},
);

/** Fields of a signer that words can be filled into, and that the signer has not filled in. */
function fillableOf({ fields }: WholeDocument, { id: signerId }: Signer) {
	const own = fields.filter((one) => one.signerId === signerId && one.valueAt === null);
	return own
		.filter(({ type }) => FILLABLE.has(type))
		.map(({ fieldId: id, definition, value }) => ({ id, name: definition.name || id, value }));
}

function foundIn(latest: ReadVerification | null): Pick<IdentityReviewView, "source" | "data" | "checks"> {
	return openFindings(latest?.findings ?? null) ?? { source: null, data: null, checks: [] };
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
	latest: ReadVerification | null,
	isViewer: boolean,
): Promise<IdentityReviewView["picturesGone"]> {
	if (!latest) return null;
	if (latest.goneAt) {
		const why = latest.goneWhy === "Retention" ? "Retention" : "Deleted";
		return { at: latest.goneAt.toISOString(), why };
	}
	if (isViewer || latest.pictures.length === 0) return null;
	const at = (await findHandedOverAt(document.id)) ?? latest.statusAt;
	return { at: at.toISOString(), why: "HandedOver" };
}

function untilOf({ closedAt, account }: WholeDocument, latest: ReadVerification | null): string | null {
	const takenAt = latest ? takenTimes(latest) : [];
	if (takenAt.length === 0) return null;
	return picturesUntil(closedAt, takenAt, account.identityPictureDays)?.toISOString() ?? null;
}

function decisionOf(latest: ReadVerification | null): IdentityReviewView["decision"] {
	if (latest?.status !== "Succeeded" && latest?.status !== "Failed") return null;
	const { status, statusAt, reviewerName: by, rejection, note } = latest;
	const outcome = status === "Succeeded" ? "Accepted" : "Rejected";
	return { outcome, by, at: statusAt.toISOString(), reason: rejection as IdentityRejection | null, note };
}
