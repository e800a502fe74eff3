import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { NewDesk } from "#components/editor/new-editor.tsx";
import { openNewTemplate } from "#lib/domain/templates/editing/open-template-editor.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).editor.template.bar.untitled };
}

/** The editor of a template that doesn’t exist yet: it begins with its first file or step. */
export default async function NewTemplatePage() {
	const { facts, version, state } = await openNewTemplate(await requirePageUser());
	return <NewDesk id={randomUUID()} initial={{ version, state }} facts={facts} verbs={null} />;
}
