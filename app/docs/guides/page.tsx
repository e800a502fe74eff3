import type { Metadata } from "next";
import { GuideIndex } from "#components/docs/guide-index.tsx";
import { searchGuides } from "#lib/contract/guides/search-guides.ts";
import { readGuides } from "#lib/http/pages/read-guides.ts";

export const metadata: Metadata = { title: "Guides" };

const MAX_SEARCH_LENGTH = 200;

type Props = { searchParams: Promise<{ q?: string | string[] }> };

export default async function GuidesPage({ searchParams }: Props) {
	const { q } = await searchParams;
	const search = (typeof q === "string" ? q : "").trim().slice(0, MAX_SEARCH_LENGTH);
	const guides = readGuides();
	return <GuideIndex guides={guides} search={search} found={searchGuides(guides, search)} />;
}
