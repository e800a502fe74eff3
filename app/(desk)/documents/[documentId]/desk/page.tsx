import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { DeskApp } from "#components/desk/desk-app.tsx";
import { inlinePicture } from "#components/viewer/inline-pictures.ts";
import { deskPictureUrl } from "#lib/contract/desk-files.ts";
import { goneOf } from "#lib/domain/drafts/gone-error.ts";
import { openDesk } from "#lib/domain/drafts/open-desk.ts";
import { viewDraftPage } from "#lib/domain/drafts/view-draft-file.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { leftOutOf, leftOutTag } from "#lib/draft/found-place.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { inlineData } from "#lib/http/pages/inline-data.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { deleteDocumentAction, duplicateDocumentAction } from "../../../../(sender)/documents/actions.ts";
import { pageWords } from "../../../../room-words.tsx";

type Props = { params: Promise<{ documentId: string }> };

/** What the page and its title begin with, read once. What was sent or deleted meanwhile has a page that says so. */
const open = cache(async (documentId: string) => {
	const context = await requirePageUser();
	return openDesk(context, { documentId }).catch((error: unknown) => {
		if (goneOf(error)) redirect(`/documents/${documentId}`);
		if (error instanceof AppError && error.code === "NotFound") notFound();
		throw error;
	});
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { state } = await open((await params).documentId);
	return { title: state?.document.title.trim() || (await pageWords()).editor.paper.bar.draft };
}

/** The desk of a draft, or of a sent document that is being corrected. */
export default async function DeskPage({ params }: Props) {
	const { documentId } = await params;
	const { facts, version, state } = await open(documentId);
	if (state) await inlineFirstPage(documentId, state);
	return (
		<DeskApp
			documentId={documentId}
			initial={{ version, state }}
			facts={facts}
			verbs={{ duplicate: duplicateDocumentAction, remove: deleteDocumentAction }}
		/>
	);
}

/** Puts the first page into the HTML, so that it shows before anything else has loaded. */
async function inlineFirstPage(documentId: string, draft: DraftState): Promise<void> {
	const [fileId] = byOrder(draft.files);
	if (fileId === undefined) return;
	const shown = { page: 1, leftOut: leftOutTag(leftOutOf(draft, fileId)) };
	const user = await requirePageUser();
	const data = await inlineData(() => viewDraftPage(user, { documentId, fileId, ...shown, askedWidthPx: null }));
	if (data) inlinePicture(deskPictureUrl(documentId, fileId, shown), data);
}
