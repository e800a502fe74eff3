import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TextPage } from "#components/docs/text-page.tsx";
import { readGuides } from "#lib/http/pages/read-guides.ts";
import { docsLists } from "../../docs-lists.ts";

type Props = { params: Promise<{ guide: string }> };

async function findGuide({ params }: Props) {
	const { guide: slug } = await params;
	return readGuides().find((guide) => guide.slug === slug);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	return { title: (await findGuide(props))?.title ?? "Guides" };
}

export default async function OneGuidePage(props: Props) {
	const guide = await findGuide(props);
	if (!guide) notFound();
	return <TextPage {...docsLists()} page={guide} />;
}
