import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { DeskApp } from "#components/editor/editor-app.tsx";
import { documentEditorPath } from "#lib/contract/editor-files.ts";
import { goneOf } from "#lib/domain/drafts/editing/gone-error.ts";
import { openDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { viewDraftPage } from "#lib/domain/drafts/editing/view-draft-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { deleteDocumentAction, duplicateDocumentAction } from "../../../../(sender)/documents/actions.ts";
import { pageWords } from "../../../../page-words.tsx";
import { inlineFirstPage } from "../../../inline-first-page.ts";

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
	const user = await requirePageUser();
	if (state) {
		await inlineFirstPage(documentEditorPath(documentId), state, (shown) =>
			viewDraftPage(user, { documentId, ...shown }),
		);
	}
	return (
		<DeskApp
			id={documentId}
			initial={{ version, state }}
			facts={facts}
			verbs={{ duplicate: duplicateDocumentAction, remove: deleteDocumentAction }}
		/>
	);
}
