import type { DocumentFiles } from "#lib/contract/documents/reading/document-files.ts";
import { PROVIDER_NAMES } from "#lib/contract/signing/identity-settings.ts";
import type { SignerProofView } from "#lib/contract/signing/proof-page.ts";
import type { DocumentSettings } from "#lib/db/document-settings.ts";
import { type DeliveryFailure, listDeliveryFailures } from "#lib/db/stores/delivery/delivery-failures.ts";
import { type DelayedRequest, listDelayedRequests } from "#lib/db/stores/delivery/mails.ts";
import {
	findWholeDocumentWithEventsInScope,
	type StoredAuditEvent,
	type WholeDocument,
} from "#lib/db/stores/documents/whole-document.ts";
import { findCorrector } from "#lib/db/stores/drafts/corrections.ts";
import { listReadVerifications } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { findAccountPlan } from "#lib/db/stores/installation/provisioning.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { payerOf } from "#lib/domain/credits/rules.ts";
import { documentFiles } from "#lib/domain/documents/downloading/list-document-files.ts";
import { withDraft } from "#lib/domain/documents/drafting/with-draft.ts";
import { findVerifier } from "#lib/domain/documents/find-verifier.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { planOf } from "#lib/policy/plans.ts";
import { type PrintedValue, printedValues } from "./printed-values.ts";
import { proofViews } from "./proof-views.ts";

/** What the page of one document shows its sender. */
export type SenderDocumentView = {
	document: WholeDocument;
	settings: DocumentSettings;
	/** Oldest first. */
	events: StoredAuditEvent[];
	/** Every page in order, across files. */
	pages: { page: number; geometry: PageGeometry }[];
	downloads: DocumentFiles;
	values: PrintedValue[];
	/** On which ways signers are not reached, the latest first. */
	failures: DeliveryFailure[];
	/** Undelivered requests that are tried again, the latest first. */
	delays: DelayedRequest[];
	/** Who began to correct it, and when; null: nobody corrects it. */
	correction: { by: string; since: Date } | null;
	/** By the ids of signers; nobody is in it who has nothing to prove. */
	proofs: Readonly<Record<string, SignerProofView | undefined>>;
	/** Codes can go out by text message: the plan that pays has them. */
	hasSms: boolean;
	/** Who compares the faces of signers with their identity documents, as people know it; null: nobody. */
	identityProvider: string | null;
};

/**
 * A document as its sender sees it.
 *
 * @throws AppError NotFound
 */
export const viewForSender = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { documentId: string }): Promise<SenderDocumentView> => {
		const found = isUuid(input.documentId)
			? await findWholeDocumentWithEventsInScope(documentScope(context), input.documentId)
			: null;
		if (!found) throw notFound("document");
		const { events } = found;
		const document = await withDraft(documentScope(context), found.document);
		const pages = document.files.flatMap((file) =>
			file.pages.map((geometry, index) => ({ page: file.firstPage + index, geometry })),
		);
		return {
			document,
			settings: document.settings,
			events,
			pages,
			downloads: documentFiles(document),
			values: printedValues(document),
			failures: await listDeliveryFailures(document.id),
			delays: document.status === "InProgress" ? await listDelayedRequests(document.id) : [],
			correction: await openCorrectionOf(document),
			proofs: proofViews(document, await listReadVerifications(document.id), context.principal.userId),
			hasSms: planOf(await findAccountPlan(payerOf(context.principal))).hasSms,
			identityProvider: PROVIDER_NAMES[await findVerifier(document)],
		};
	},
);

async function openCorrectionOf({ id, correctedSince }: WholeDocument): Promise<SenderDocumentView["correction"]> {
	return correctedSince && { by: await findCorrector(id), since: correctedSince };
}
