import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { PreviewApp } from "#components/signing/preview/preview-app.tsx";
import { goneOf } from "#lib/domain/drafts/editing/gone-error.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { readerLocale } from "#lib/http/pages/page-locale.ts";
import { previewPageOf } from "#lib/http/pages/preview-page-of.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { catalogueLocale } from "#lib/i18n/locales.ts";
import { messagesFor } from "#lib/i18n/signing/signing-messages.ts";
import "../../../../../../sign/[token]/signing.css";
import { pageWords } from "../../../../../../page-words.tsx";
import { endingWords } from "./ending-words.ts";

type Props = { params: Promise<{ documentId: string; recipientId: string }> };

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).editor.preview.title };
}

/**
 * The signing page of a recipient of a draft, to be looked at from the desk around it. Made by what signers get; behind
 * it there is nothing that could be told anything.
 */
export default async function PreviewPage({ params }: Props) {
	const { documentId, recipientId } = await params;
	await requirePageUser();
	// By itself it could be taken for the real page: its frame says what it is.
	if ((await headers()).get("sec-fetch-dest") === "document") redirect(`/documents/${documentId}/desk`);
	const preview = await previewPageOf(documentId, recipientId).catch((error: unknown) => {
		if (goneOf(error) || (error instanceof AppError && error.code === "NotFound")) notFound();
		throw error;
	});
	if (!preview) notFound();
	const { common } = preview;
	const messages = messagesFor(common);
	const { kept } = workplaceMessages(catalogueLocale(common.locale)).editor.preview;
	const reader = await readerLocale();
	return (
		<PreviewApp
			documentId={documentId}
			preview={preview}
			// Nothing is saved, so nothing says so.
			messages={{ ...messages, progress: { ...messages.progress, saved: kept, saving: kept } }}
			ending={endingWords(preview, reader)}
		/>
	);
}
