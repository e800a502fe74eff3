import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OverviewPage } from "#components/docs/overview-page.tsx";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { MOVED_CHAPTERS, resourcePath } from "#lib/contract/reference/resources.ts";
import { readReference } from "#lib/http/pages/read-reference.ts";
import { docsLists } from "./docs-lists.ts";

export const metadata: Metadata = { title: "API reference" };

const MOVED = Object.fromEntries([
	...(Object.keys(OPERATIONS) as OperationId[]).map((id) => [id, resourcePath(id)]),
	...Object.entries(MOVED_CHAPTERS).map(([id, page]) => [id, `/docs/api/${page}`]),
]);

export default function ApiOverviewPage() {
	const page = readReference().find(({ path }) => path === "/docs");
	if (!page) notFound();
	return <OverviewPage {...docsLists()} page={page} moved={MOVED} />;
}
