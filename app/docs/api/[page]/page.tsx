import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ResourcePage } from "#components/docs/resource-page.tsx";
import { TextPage } from "#components/docs/text-page.tsx";
import { readReference } from "#lib/http/pages/read-reference.ts";
import { docsLists } from "../../docs-lists.ts";

type Props = { params: Promise<{ page: string }> };

async function findReferencePage({ params }: Props) {
	const { page: slug } = await params;
	return readReference().find(({ path }) => path === `/docs/api/${slug}`);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	return { title: `${(await findReferencePage(props))?.title ?? "Not found"} · API reference` };
}

export default async function ApiReferencePage(props: Props) {
	const page = await findReferencePage(props);
	if (!page) notFound();
	if (page.operations.length > 0) return <ResourcePage {...docsLists()} page={page} />;
	return <TextPage {...docsLists()} page={page} />;
}
