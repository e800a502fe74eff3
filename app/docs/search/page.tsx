import type { Metadata } from "next";
import { SearchPage } from "#components/docs/search-page.tsx";
import { searchDocs } from "#lib/contract/guides/search-docs.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { readDocsIndex } from "#lib/http/pages/read-docs-index.ts";
import { docsLists } from "../docs-lists.ts";

export const metadata: Metadata = { title: "Search" };

const MAX_SEARCH_LENGTH = 200;

type Props = { searchParams: Promise<{ q?: string | string[]; all?: string | string[] }> };

export default async function DocsSearchPage({ searchParams }: Props) {
	const { q, all } = await searchParams;
	const search = (oneParam(q) ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
	const found = searchDocs(readDocsIndex(), search);
	return <SearchPage {...docsLists()} search={search} found={found} isAll={oneParam(all) === "1"} />;
}
