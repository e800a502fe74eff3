import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocumentDetails } from "#components/documents/page/document-details.tsx";
import { findUnsavedPeople } from "#lib/domain/contacts/find-unsaved-people.ts";
import { beginFirstPage } from "#lib/domain/documents/pages/page-image.ts";
import { type SenderDocumentView, viewForSender } from "#lib/domain/documents/viewing/view-for-sender.ts";
import { findTemplates } from "#lib/domain/templates/find-templates.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { readerOfRequest } from "../../../reader-of-request.ts";
import { saveAsTemplateAction } from "../../templates/actions.ts";
import {
	askProofAction,
	beginCorrectionAction,
	changeAccessCodeAction,
	changeLabelsAction,
	changeRecipientAction,
	copySigningLinkAction,
	correctSignerEmailAction,
	deleteDocumentAction,
	discardCorrectionAction,
	disclosePicturesAction,
	duplicateDocumentAction,
	extendExpiryAction,
	holdDocumentAction,
	redrawPagesAction,
	remindSignersAction,
	removeProofAction,
	rescheduleDocumentAction,
	restoreDocumentAction,
	revokeDocumentAction,
	sendDraftAction,
	sendScheduledNowAction,
	takeBackToDraftAction,
	unlockSignerAction,
} from "../actions.ts";
import "../../../document-pages.css";
import "../../../sign/[token]/fonts.css";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { toDocumentDetails } from "./to-document-details.ts";

const PROOF_VERBS = {
	ask: askProofAction,
	changeCode: changeAccessCodeAction,
	remove: removeProofAction,
	unlock: unlockSignerAction,
};

type Props = { params: Promise<{ documentId: string }> };

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).document.title };
}

export default async function DocumentPage({ params }: Props) {
	const { documentId } = await params;
	const context = await requirePageUser();
	const view: SenderDocumentView | null = await viewForSender(context, { documentId }).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "NotFound") return null;
		throw error;
	});
	if (!view) notFound();
	const unsaved = await findUnsavedPeople(context, { emails: view.document.signers.map(({ email }) => email) });
	const reader = { locale: await pageLocale(), timeZone: (await readerOfRequest()).timeZone };
	beginFirstPage(view.document, "sender");
	const { templateId } = view.document;
	const [template] = templateId === null ? [] : await findTemplates(context, { search: templateId });
	const disclose = mayOnPage(context, "identity-verifications.disclose") ? disclosePicturesAction : null;
	return (
		<RoomWords of={["documents", "document"]}>
			<DocumentDetails
				details={{ ...toDocumentDetails({ ...view, unsaved }, reader), template: template ?? null }}
				redraw={redrawPagesAction}
				extend={extendExpiryAction}
				hold={mayOnPage(context, "documents.hold") ? holdDocumentAction : null}
				remind={remindSignersAction}
				revoke={revokeDocumentAction}
				remove={deleteDocumentAction}
				restore={restoreDocumentAction}
				send={sendDraftAction}
				label={changeLabelsAction}
				duplicate={duplicateDocumentAction}
				saveAsTemplate={saveAsTemplateAction}
				sendNow={sendScheduledNowAction}
				reschedule={rescheduleDocumentAction}
				takeBack={takeBackToDraftAction}
				correct={beginCorrectionAction}
				discard={discardCorrectionAction}
				correctEmail={correctSignerEmailAction}
				changeRecipient={changeRecipientAction}
				copyLink={copySigningLinkAction}
				proofVerbs={{ ...PROOF_VERBS, disclose, mayText: view.hasSms, identityProvider: view.identityProvider }}
			/>
		</RoomWords>
	);
}
