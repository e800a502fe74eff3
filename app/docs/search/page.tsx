import type { Metadata } from "next";
import { SearchPage } from "#components/docs/search-page.tsx";
import { searchGuides } from "#lib/contract/guides/search-guides.ts";
import { readGuides } from "#lib/http/pages/read-guides.ts";
import { readReference } from "#lib/http/pages/read-reference.ts";
import { docsLists } from "../docs-lists.ts";

export const metadata: Metadata = { title: "Search" };

const MAX_SEARCH_LENGTH = 200;

type Props = { searchParams: Promise<{ q?: string | string[] }> };

export default async function DocsSearchPage({ searchParams }: Props) {
	const { q } = await searchParams;
	const search = (typeof q === "string" ? q : "").trim().slice(0, MAX_SEARCH_LENGTH);
	const found = searchGuides([...readReference(), ...readGuides()], search);
	return <SearchPage {...docsLists()} search={search} found={found} />;
}
