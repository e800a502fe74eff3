import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { DeskApp } from "#components/desk/desk-app.tsx";
import { goneOf } from "#lib/domain/drafts/gone-error.ts";
import { openDesk } from "#lib/domain/drafts/open-desk.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../../room-words.tsx";

type Props = { params: Promise<{ documentId: string }> };

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).desk.paper.bar.draft };
}

/** The desk of a draft. What was sent or deleted meanwhile has a page that says so. */
export default async function DeskPage({ params }: Props) {
	const { documentId } = await params;
	const context = await requirePageUser();
	const { facts, version, state } = await openDesk(context, { documentId }).catch((error: unknown) => {
		if (goneOf(error)) redirect(`/documents/${documentId}`);
		if (error instanceof AppError && error.code === "NotFound") notFound();
		throw error;
	});
	return <DeskApp documentId={documentId} initial={{ version, state }} facts={facts} />;
}
