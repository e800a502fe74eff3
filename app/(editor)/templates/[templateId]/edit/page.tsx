import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { DeskApp } from "#components/editor/editor-app.tsx";
import { templatePicturesPath } from "#lib/contract/editor-files.ts";
import { openTemplateEditor } from "#lib/domain/templates/editing/open-template-editor.ts";
import { viewTemplatePage } from "#lib/domain/templates/view-template-page.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../../page-words.tsx";
import { inlineFirstPage } from "../../../inline-first-page.ts";

type Props = { params: Promise<{ templateId: string }> };

/** What the page and its title begin with, read once. */
const open = cache(async (templateId: string) => {
	const context = await requirePageUser();
	return openTemplateEditor(context, { templateId }).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "NotFound") notFound();
		throw error;
	});
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { state } = await open((await params).templateId);
	return { title: state?.document.title.trim() || (await pageWords()).editor.template.bar.untitled };
}

/** The editor of a template, for people who may edit it. */
export default async function EditTemplatePage({ params }: Props) {
	const { templateId } = await params;
	const { facts, version, state } = await open(templateId);
	const user = await requirePageUser();
	if (state) {
		await inlineFirstPage(templatePicturesPath(templateId), state, (shown) =>
			viewTemplatePage(user, { templateId, ...shown }),
		);
	}
	return <DeskApp id={templateId} initial={{ version, state }} facts={facts} verbs={null} />;
}
